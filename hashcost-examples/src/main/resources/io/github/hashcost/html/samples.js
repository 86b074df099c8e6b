// The samples of one cell: how they lie, and how they went from round to round.

function drawSamples(cells) {
  const chooser = document.getElementById("samples-cell");
  const chosen = () => cells[Number(chooser.value)];
  const redrawSpread = draw("spread-chart", () => spread(chosen()));
  const redrawCourse = draw("course-chart", () => course(chosen()));
  chooser.addEventListener("change", () => {
    redrawSpread();
    redrawCourse();
  });
}

/** A linear axis of times, all in the unit of the largest. */
function timeAxis(title, low, high) {
  let unit = 0;
  while (unit < TIMES.length - 1 && high / 1000 ** unit >= 1000) {
    unit++;
  }
  return {
    type: "linear",
    min: low,
    max: high,
    title: axisTitle(`${title}, ${TIMES[unit]}`),
    grid: { color: color("line"), tickLength: 0 },
    border: { display: false },
    ticks: {
      padding: 8,
      maxRotation: 0,
      maxTicksLimit: 6,
      includeBounds: false,
      callback: (value) => (value / 1000 ** unit).toLocaleString("en", { maximumSignificantDigits: 5 }),
    },
  };
}

function spread({ median, range: [from, to], counts }) {
  const width = (to - from) / counts.length || from / 100 || 1;
  const axis = timeAxis("time of a call", from - width, from + width * (counts.length + 1));
  axis.grid = { display: false };
  const outer = (i) => i === 0 || i === counts.length - 1;
  return {
    type: "bar",
    data: {
      datasets: [{
        data: counts.map((y, i) => ({ x: from + width * (i + 0.5), y })),
        backgroundColor: color("series-1", 0.8),
        barPercentage: 0.94,
        categoryPercentage: 1,
        grouped: false,
      }],
    },
    options: {
      scales: {
        x: { ...axis, offset: false },
        y: {
          beginAtZero: true,
          title: axisTitle("samples"),
          grid: { color: color("line"), tickLength: 0 },
          border: { display: false },
          ticks: { padding: 8, precision: 0, maxTicksLimit: 6 },
        },
      },
      plugins: {
        tooltip: {
          callbacks: {
            title: () => "",
            label: ({ dataIndex: i, raw }) => [
              `${count(raw.y)} of ${count(counts.reduce((a, b) => a + b))} samples`,
              `${time(from + width * i)} to ${time(from + width * (i + 1))}${outer(i) ? " and beyond" : ""}`,
            ],
          },
        },
      },
    },
    plugins: [medianLine("x", median[0])],
  };
}

function course({ median, range: [from, to], parts, rounds, nanos }) {
  const room = (to - from) || from / 100 || 1;
  // A few samples far out would press all others into a line: they sit at the edge, as triangles.
  const low = Math.max(0, from - 0.1 * room);
  const high = to + 0.1 * room;
  const far = (value) => value > high || value < low;
  const outside = nanos.filter(far).length;
  const last = rounds[rounds.length - 1];
  const tenth = (last - rounds[0] + 1) / parts.length;
  return {
    type: "scatter",
    data: {
      datasets: [
        {
          type: "line",
          data: parts.concat(parts[parts.length - 1]).map((y, i) => ({ x: rounds[0] + tenth * i, y })),
          stepped: true,
          borderColor: color("series-2"),
          borderWidth: 2.5,
          pointRadius: 0,
          pointHitRadius: 0,
        },
        {
          data: nanos.map((value, i) => ({ x: rounds[i], y: Math.min(high, Math.max(low, value)), value })),
          pointStyle: nanos.map((value) => (far(value) ? "triangle" : "circle")),
          rotation: nanos.map((value) => (value < low ? 180 : 0)),
          pointRadius: nanos.map((value) => (far(value) ? 5 : 2.25)),
          pointHoverRadius: 6,
          clip: 8,
          backgroundColor: color("series-1", 0.65),
          borderWidth: 0,
        },
      ],
    },
    options: {
      scales: {
        x: {
          type: "linear",
          min: rounds[0],
          max: Math.max(last, rounds[0] + 1),
          title: axisTitle("round" + (outside > 0 ? ` (triangles: ${outside} beyond the edge)` : "")),
          grid: { display: false },
          border: { display: false },
          ticks: { padding: 8, precision: 0, maxTicksLimit: 7, maxRotation: 0, includeBounds: false },
        },
        y: timeAxis("time of a call", low, high),
      },
      plugins: {
        tooltip: {
          filter: ({ datasetIndex }) => datasetIndex === 1,
          callbacks: { label: ({ raw }) => `round ${count(raw.x)}: ${time(raw.value)}` },
        },
      },
    },
    plugins: [medianLine("y", median[0])],
  };
}

function medianLine(axis, value) {
  return {
    id: "median",
    afterDatasetsDraw({ ctx, chartArea: area, scales }) {
      const at = scales[axis].getPixelForValue(value);
      ctx.save();
      ctx.strokeStyle = color("ink");
      ctx.lineWidth = 1.5;
      ctx.setLineDash([6, 4]);
      ctx.beginPath();
      if (axis === "x") {
        ctx.moveTo(at, area.top);
        ctx.lineTo(at, area.bottom);
      } else {
        ctx.moveTo(area.left, at);
        ctx.lineTo(area.right, at);
      }
      ctx.stroke();
      ctx.restore();
    },
  };
}
