// Password hashes between the time of a login and the guesses of an attacker's device.

const GRADES = ["measured", "scaled", "single source"];

function drawPlane(devices) {
  const chooser = document.getElementById("plane-device");
  const all = devices.flatMap(({ points }) => points);
  // Names stand on the right.
  const [first, last] = span(all.flatMap(({ nanos }) => nanos), 1.6);
  const x = [first, last * 2];
  const y = span(all.flatMap(({ guesses }) => guesses), 3);
  const redraw = draw("plane-chart", () => {
    const { device, points } = devices[Number(chooser.value)];
    return {
      type: "scatter",
      data: {
        datasets: [{
          data: points.map(({ nanos, guesses }) => ({ x: nanos[0], y: guesses[0] })),
          intervals: points.map(({ nanos, guesses }) => ({ x: nanos.slice(1), y: guesses.slice(1) })),
          intervalColor: color("series-1", 0.6),
          pointStyle: points.map(({ grade }) => SHAPES[GRADES.indexOf(grade)] ?? "rectRot"),
          pointRadius: points.map(({ grade }) => (grade === "measured" ? 6 : 7)),
          pointHoverRadius: 8,
          backgroundColor: color("series-1"),
          borderColor: color("ground"),
          borderWidth: 1,
        }],
      },
      options: {
        scales: {
          x: logAxis("defender: time of one login", roundTime, ...x),
          y: logAxis(`attacker: guesses a second, one ${device}`, thousands, ...y),
        },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataIndex }) => {
                const { name, grade, nanos, guesses } = points[dataIndex];
                return [
                  name,
                  `${time(nanos[0])} a login`,
                  `${digits(guesses[0])} guesses a second (${grade})`,
                  `${digits(guesses[0] * nanos[0] / 1e9)} guesses in the time of a login`,
                ];
              },
            },
          },
        },
      },
      plugins: [equalGuesses, intervals, pointLabels(points.map(({ name }) => name))],
    };
  });
  chooser.addEventListener("change", redraw);
}

/** Faint lines along which the attacker makes as many guesses in the time of a login. */
const equalGuesses = {
  id: "equal-guesses",
  beforeDatasetsDraw({ ctx, chartArea: area, scales: { x, y } }) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.left, area.top, area.width, area.height);
    ctx.clip();
    ctx.strokeStyle = color("soft", 0.45);
    ctx.fillStyle = color("soft");
    ctx.setLineDash([3, 4]);
    ctx.font = `12px ${Chart.defaults.font.family}`;
    const seconds = [x.min / 1e9, x.max / 1e9];
    const first = Math.ceil(Math.log10(seconds[0] * y.min));
    for (let n = first; 10 ** n < seconds[1] * y.max; n += 2) {
      const from = { x: area.left, y: y.getPixelForValue(10 ** n / seconds[0]) };
      const to = { x: area.right, y: y.getPixelForValue(10 ** n / seconds[1]) };
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
      ctx.stroke();
      const guesses = thousands(10 ** n);
      slantedLabel(ctx, area, from, to, isNarrow(area) ? guesses : `${guesses} guesses a login`);
    }
    ctx.restore();
  },
};

/** Along the line, near the edge where it leaves the plane at the bottom or on the right. */
function slantedLabel(ctx, area, from, to, text) {
  const slope = (to.y - from.y) / (to.x - from.x);
  const end = slope > 0 && to.y > area.bottom
    ? { x: from.x + (area.bottom - from.y) / slope, y: area.bottom }
    : to;
  if (end.x < area.left + 150) {
    return;
  }
  ctx.save();
  ctx.translate(end.x, end.y);
  ctx.rotate(Math.atan(slope));
  ctx.textAlign = "right";
  ctx.fillText(text, -14, -5);
  ctx.restore();
}

/** What a point and its intervals cover: a box along and one across. */
function crossOf({ x, y }, intervals, scales) {
  const [left, right] = intervals.x.map((v) => scales.x.getPixelForValue(v));
  const [bottom, top] = intervals.y.map((v) => scales.y.getPixelForValue(v));
  return [
    { left: Math.min(left, x - 7), right: Math.max(right, x + 7), top: y - 5, bottom: y + 5 },
    { left: x - 6, right: x + 6, top: Math.min(top, y - 7), bottom: Math.max(bottom, y + 7) },
  ];
}

/** A name beside each point, on the first side where it covers nothing. */
function pointLabels(names) {
  return {
    id: "point-labels",
    afterDatasetsDraw(chart) {
      const { ctx, chartArea: area } = chart;
      ctx.save();
      ctx.font = `600 ${isNarrow(area) ? 11 : 13}px ${Chart.defaults.font.family}`;
      ctx.fillStyle = color("ink");
      ctx.textBaseline = "middle";
      const points = chart.getDatasetMeta(0).data;
      const taken = points.flatMap((point, i) => crossOf(point, chart.data.datasets[0].intervals[i], chart.scales));
      points.forEach(({ x, y }, i) => {
        const name = shorten(ctx, names[i], area.width * 0.6);
        const width = ctx.measureText(name).width;
        // To the right, to the left, or moved to the left as far as it must.
        const sides = [10, -10 - width, Math.min(10, area.right - width - x)];
        const places = [14, 32, 50].flatMap((away) =>
          sides.flatMap((side) => [[side, -away], [side, away]]));
        const boxes = places.map(([dx, dy]) =>
          ({ left: x + dx, right: x + dx + width, top: y + dy - 8, bottom: y + dy + 8 }));
        const inside = boxes.filter((b) => b.left >= area.left && b.right <= area.right
          && b.top >= area.top && b.bottom <= area.bottom);
        const free = inside.find((b) => taken.every((t) => b.right < t.left || b.left > t.right
          || b.bottom < t.top || b.top > t.bottom));
        const box = free ?? inside[0] ?? boxes[0];
        taken.push(box);
        ctx.fillText(name, box.left, (box.top + box.bottom) / 2);
      });
      ctx.restore();
    },
  };
}
