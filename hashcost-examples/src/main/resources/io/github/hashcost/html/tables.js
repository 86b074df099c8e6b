// A heading's button sorts its table: rising, then falling.

function sortable(table) {
  const body = table.tBodies[0];
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    heading.querySelector("button").addEventListener("click", () => {
      const falling = heading.getAttribute("aria-sort") === "ascending";
      headings.forEach((other) => other.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", falling ? "descending" : "ascending");
      const rows = [...body.rows].map((row) => ({ row, key: sortKey(row, column) }));
      rows.sort((a, b) => compareKeys(a.key, b.key, falling ? -1 : 1));
      body.append(...rows.map(({ row }) => row));
    });
  });
}

/** A number, a text, or null where the row has no figure, which comes last either way. */
function sortKey(row, column) {
  let at = 0;
  for (const cell of row.cells) {
    if (cell.colSpan > 1 && column >= at && column < at + cell.colSpan) {
      return null;
    }
    if (at === column) {
      return cell.dataset.value !== undefined
        ? Number(cell.dataset.value)
        : cell.classList.contains("number") ? null : cell.textContent;
    }
    at += cell.colSpan;
  }
  return null;
}

const collator = new Intl.Collator("en", { numeric: true });

function compareKeys(a, b, sign) {
  if (a === null || b === null) {
    return (a === null) - (b === null);
  }
  return sign * (typeof a === "number" && typeof b === "number"
    ? a - b
    : collator.compare(String(a), String(b)));
}
