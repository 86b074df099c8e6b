// Time against the size of the input, both logarithmic: points, laws, and where they cross.

function drawGrowth({ functions, crossings }) {
  const legend = document.getElementById("growth-functions");
  const hidden = new Set();
  const redraw = draw("growth-chart", () => ({
    type: "scatter",
    data: { datasets: [...functions.flatMap(curve), rings()] },
    options: {
      interaction: { mode: "nearest", intersect: true },
      scales: {
        x: sizeAxis(functions.flatMap((f) => f.points.map(([size]) => size))),
        y: logAxis("time of a call", roundTime,
          ...span(functions.flatMap((f) => f.points.flatMap(([, ...nanos]) => nanos)))),
      },
      plugins: {
        tooltip: {
          filter: ({ dataset }) => !dataset.isLaw,
          callbacks: { label: ({ raw }) => raw.words },
        },
      },
    },
    plugins: [intervals],
  }));

  function curve({ name, points, law }, index) {
    const style = { ...series(index), hidden: hidden.has(index) };
    return [
      {
        ...style,
        data: points.map(([x, y, low, high]) => ({
          x,
          y,
          words: [`${name} on ${bytes(x)}`, `${time(y)} (${time(low)} to ${time(high)})`],
        })),
        intervals: points.map(([, , low, high]) => ({ y: [low, high] })),
      },
      {
        ...style,
        isLaw: true,
        type: "line",
        data: law.map(([x, y]) => ({ x, y })),
        pointRadius: 0,
        pointHoverRadius: 0,
        pointHitRadius: 0,
        order: 1,
      },
    ];
  }

  function rings() {
    return {
      data: crossings
        .filter(({ between }) => !between.some((index) => hidden.has(index)))
        .map(({ at: [x, y], words }) => ({ x, y, words })),
      pointStyle: "circle",
      pointRadius: 7,
      pointHoverRadius: 9,
      pointBackgroundColor: "transparent",
      pointBorderColor: color("ink"),
      pointBorderWidth: 1.5,
    };
  }

  const swatches = () => legend.querySelectorAll("canvas").forEach((c, index) => swatch(c, series(index)));
  swatches();
  drawn.push(swatches);
  legend.addEventListener("change", ({ target }) => {
    hidden[target.checked ? "delete" : "add"](Number(target.value));
    redraw();
  });
}

/** Labels at powers of two, as many as there is room for. */
function sizeAxis(sizes) {
  const [low, high] = span(sizes, 1.5);
  const axis = logAxis("input", bytes, low, high);
  axis.ticks.callback = (value) => bytes(value);
  axis.afterBuildTicks = (scale) => {
    const room = Math.max(2, Math.floor(scale.width / (isNarrow(scale) ? 60 : 80)));
    const doublings = Math.max(1, Math.ceil(Math.log2(high / low) / room));
    const first = Math.ceil(Math.log2(low) / doublings) * doublings;
    scale.ticks = [];
    for (let n = first; 2 ** n <= high; n += doublings) {
      scale.ticks.push({ value: 2 ** n });
    }
  };
  return axis;
}
