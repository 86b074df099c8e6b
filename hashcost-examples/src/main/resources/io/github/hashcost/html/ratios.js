// How many times as much each function costs as the reference: bars from 1 to the ratio.

function drawRatios(ratios) {
  const chooser = document.getElementById("ratio-input");
  const redraw = draw("ratio-chart", (canvas) => {
    const bars = ratios.groups[Number(chooser?.value ?? 0)];
    const [low, high] = span(bars.flatMap((bar) => bar.ratio).concat(1), 1.25);
    const width = canvas.parentElement.clientWidth;
    // Behind the longest bar its ratio is written.
    const room = (high / low) ** (width < 480 ? 0.35 : 0.12);
    return {
      type: "bar",
      data: {
        labels: bars.map((bar) => bar.name),
        datasets: [{
          data: bars.map(({ ratio: [point] }) => [Math.min(1, point), Math.max(1, point)]),
          intervals: bars.map((bar) => (bar.reference ? {} : { x: bar.ratio.slice(1) })),
          intervalColor: color("ink"),
          backgroundColor: bars.map(({ reference, ratio: [point] }) =>
            color(reference ? "soft" : point < 1 ? "series-1" : "series-2", 0.9)),
          barThickness: 16,
          minBarLength: 2,
        }],
      },
      options: {
        indexAxis: "y",
        scales: {
          x: logAxis(`times the cost of ${ratios.reference}`, (v) => `${round(v)} ×`, low, high * room),
          y: {
            grid: { display: false },
            border: { display: false },
            ticks: {
              autoSkip: false,
              color: color("ink"),
              callback(value) {
                return shorten(this.ctx, this.getLabelForValue(value), width * 0.34);
              },
            },
          },
        },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataIndex }) => {
                const { ratio: [point, from, to], nanos } = bars[dataIndex];
                return [`${digits(point)} × (${digits(from)} to ${digits(to)})`, `${time(nanos)} a call`];
              },
            },
          },
        },
      },
      plugins: [intervals, unity, barValues(bars)],
    };
  });
  chooser?.addEventListener("change", redraw);
}

/** The line of equal cost. */
const unity = {
  id: "unity",
  beforeDatasetsDraw({ ctx, chartArea, scales }) {
    const x = scales.x.getPixelForValue(1);
    ctx.save();
    ctx.strokeStyle = color("soft");
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(x, chartArea.top);
    ctx.lineTo(x, chartArea.bottom);
    ctx.stroke();
    ctx.restore();
  },
};

/** The ratio in figures, behind the bar and its interval. */
function barValues(bars) {
  return {
    id: "bar-values",
    afterDatasetsDraw(chart) {
      const { ctx, scales } = chart;
      ctx.save();
      ctx.font = `600 13px ${Chart.defaults.font.family}`;
      ctx.textBaseline = "middle";
      chart.getDatasetMeta(0).data.forEach(({ y }, i) => {
        const { ratio: [point, , high], reference } = bars[i];
        const x = scales.x.getPixelForValue(Math.max(1, point, high)) + 10;
        ctx.fillStyle = color(reference ? "soft" : "ink");
        ctx.fillText(reference ? "reference" : `${digits(point)} ×`, x, y);
      });
      ctx.restore();
    },
  };
}
