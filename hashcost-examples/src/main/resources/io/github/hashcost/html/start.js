// Draws what the run has figures for.

const data = JSON.parse(document.getElementById("data").textContent);
const parts = { ratios: drawRatios, growth: drawGrowth, plane: drawPlane, samples: drawSamples };

setDefaults();
for (const [name, drawPart] of Object.entries(parts)) {
  if (data[name]) {
    drawPart(data[name]);
  }
}
document.querySelectorAll("table.sortable").forEach(sortable);
onTheme(() => {
  setDefaults();
  drawn.forEach((redraw) => redraw());
});
performance.mark("report-ready");
