// What all charts share: axes, points, intervals, and being drawn anew when the colours change.

const drawn = [];

/** Draws a chart, and again on redraw(). `configure` says what, in the colours of now. */
function draw(id, configure) {
  const canvas = document.getElementById(id);
  let chart;
  const redraw = () => {
    chart?.destroy();
    chart = new Chart(canvas, configure(canvas));
  };
  drawn.push(redraw);
  redraw();
  return redraw;
}

function setDefaults() {
  Chart.defaults.animation = false;
  Chart.defaults.maintainAspectRatio = false;
  Chart.defaults.color = color("soft");
  Chart.defaults.borderColor = color("line");
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
  Chart.defaults.font.size = 13;
  Chart.defaults.plugins.legend.display = false;
  Object.assign(Chart.defaults.plugins.tooltip, {
    backgroundColor: color("ink"),
    titleColor: color("ground"),
    bodyColor: color("ground"),
    displayColors: false,
    padding: 10,
    cornerRadius: 6,
  });
}

/** Eight colours, each with a shape of its own; from the ninth on the shapes are hollow. */
const SHAPES = ["circle", "rect", "triangle", "rectRot"];
const DASHES = [[], [8, 4], [2, 3]];

function series(index) {
  const shade = color(`series-${(index % 8) + 1}`);
  return {
    pointStyle: SHAPES[index % 4],
    pointRadius: index % 4 === 0 ? 4.5 : 5.5,
    pointHoverRadius: 7,
    pointBackgroundColor: index % 16 < 8 ? shade : color("ground"),
    pointBorderColor: shade,
    pointBorderWidth: 1.5,
    borderColor: shade,
    borderDash: DASHES[Math.floor(index / 4) % 3],
    borderWidth: 2,
  };
}

const axisTitle = (text) => ({ display: true, text, color: color("soft"), font: { size: 13 } });

/** A logarithmic axis with a label at every power of ten, or at 1, 2 and 5 where it is short. */
function logAxis(title, label, low, high) {
  const decades = Math.log10(high / low);
  const step = Math.max(1, Math.round(decades / 8));
  const shown = (value) => {
    const exponent = Math.floor(Math.log10(value) + 1e-9);
    const mantissa = Number((value / 10 ** exponent).toPrecision(6));
    return mantissa === 1 ? exponent % step === 0 : decades < 2.6 && (mantissa === 2 || mantissa === 5);
  };
  return {
    type: "logarithmic",
    min: low,
    max: high,
    title: axisTitle(title),
    grid: { color: color("line"), tickLength: 0 },
    border: { display: false },
    ticks: {
      padding: 8,
      maxRotation: 0,
      autoSkip: false,
      callback: (value) => (shown(value) ? label(value) : null),
    },
  };
}

/** The least and the largest of them, with room to either side as a factor. */
function span(values, room = 1.4) {
  return [Math.min(...values) / room, Math.max(...values) * room];
}

/** Lines from the low to the high end of each point's `x` or `y` interval. */
const intervals = {
  id: "intervals",
  afterDatasetsDraw(chart) {
    const { ctx } = chart;
    ctx.save();
    ctx.lineWidth = 1.5;
    chart.data.datasets.forEach((dataset, index) => {
      if (!dataset.intervals || !chart.isDatasetVisible(index)) {
        return;
      }
      ctx.strokeStyle = dataset.intervalColor ?? dataset.borderColor;
      chart.getDatasetMeta(index).data.forEach((element, i) => {
        for (const [axis, [low, high]] of Object.entries(dataset.intervals[i])) {
          whisker(ctx, axis, element, chart.scales[axis].getPixelForValue(low),
            chart.scales[axis].getPixelForValue(high));
        }
      });
    });
    ctx.restore();
  },
};

function whisker(ctx, axis, { x, y }, low, high) {
  const cap = 4;
  ctx.beginPath();
  if (axis === "x") {
    ctx.moveTo(low, y);
    ctx.lineTo(high, y);
    for (const end of [low, high]) {
      ctx.moveTo(end, y - cap);
      ctx.lineTo(end, y + cap);
    }
  } else {
    ctx.moveTo(x, low);
    ctx.lineTo(x, high);
    for (const end of [low, high]) {
      ctx.moveTo(x - cap, end);
      ctx.lineTo(x + cap, end);
    }
  }
  ctx.stroke();
}

/** Too narrow for long labels. */
const isNarrow = (area) => area.width < 420;

/** Cuts a text in its middle until it is no wider than so many pixels. */
function shorten(ctx, text, width) {
  let keep = text.length;
  let shown = text;
  while (keep > 4 && ctx.measureText(shown).width > width) {
    keep--;
    shown = text.slice(0, Math.ceil(keep / 2)) + "…" + text.slice(text.length - Math.floor(keep / 2));
  }
  return shown;
}

/** Draws into a canvas of 32 pixels what stands for a series in a legend. */
function swatch(canvas, style) {
  const ctx = canvas.getContext("2d");
  ctx.setTransform(2, 0, 0, 2, 0, 0);
  ctx.clearRect(0, 0, 16, 16);
  ctx.fillStyle = style.pointBackgroundColor;
  ctx.strokeStyle = style.pointBorderColor;
  Chart.helpers.drawPoint(ctx, {
    pointStyle: style.pointStyle,
    radius: style.pointRadius,
    borderWidth: style.pointBorderWidth,
    rotation: 0,
  }, 8, 8);
}
