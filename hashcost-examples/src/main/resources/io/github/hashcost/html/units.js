// Figures as the tables spell them.

/** Three digits that mean something, and commas between thousands. */
function digits(value) {
  if (value === 0) {
    return "0";
  }
  const figures = Math.abs(value) < 1 ? 2 : 3;
  const decimals = Math.max(0, figures - 1 - Math.floor(Math.log10(Math.abs(value))));
  return Number(value.toPrecision(figures))
    .toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A round number as short as it can be: 0.5, 10, 1,000. */
function round(value) {
  return value.toLocaleString("en", { maximumSignificantDigits: 3 });
}

function scaled(value, step, units, words) {
  let unit = 0;
  while (unit < units.length - 1 && Math.abs(value) >= step * 0.9995) {
    value /= step;
    unit++;
  }
  return `${words(value)} ${units[unit]}`;
}

const TIMES = ["ns", "µs", "ms", "s"];
const time = (nanos) => scaled(nanos, 1000, TIMES, digits);
const roundTime = (nanos) => scaled(nanos, 1000, TIMES, round);
const bytes = (size) => scaled(size, 1024, ["B", "KiB", "MiB", "GiB"], round);
const count = (value) => value.toLocaleString("en", { maximumFractionDigits: 0 });

const thousands = (value) => scaled(value, 1000, ["", "k", "M", "G", "T", "P"], round).trim();
