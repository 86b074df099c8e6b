"use strict";
// Light and dark. Charts take their colours from the style sheet, so that they agree with the page.

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const probe = document.createElement("span");
probe.hidden = true;
document.body.append(probe);

/** The colour that a custom property has in the theme of now, with another opacity if wanted. */
function color(name, opacity = 1) {
  probe.style.color = `var(--${name})`;
  const rgb = getComputedStyle(probe).color;
  return opacity === 1 ? rgb : rgb.replace(/^rgb\((.*)\)$/, `rgba($1, ${opacity})`);
}

function isDark() {
  return (root.dataset.theme ?? (prefersDark.matches ? "dark" : "light")) === "dark";
}

/** Calls back whenever the colours have changed. */
function onTheme(redraw) {
  const button = document.getElementById("theme");
  const changed = () => {
    button.setAttribute("aria-pressed", String(isDark()));
    redraw();
  };
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isDark()));
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    changed();
  });
  prefersDark.addEventListener("change", changed);

  // Paper is light.
  let before;
  addEventListener("beforeprint", () => {
    before = root.dataset.theme;
    root.dataset.theme = "light";
    changed();
  });
  addEventListener("afterprint", () => {
    if (before === undefined) {
      delete root.dataset.theme;
    } else {
      root.dataset.theme = before;
    }
    changed();
  });
}
