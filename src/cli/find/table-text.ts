/** A table of numbers as text: names in the first line, columns aligned to the right, `-` where there is no number. */
export function tableText(names: readonly string[], rows: readonly (readonly number[])[]): string {
  const cells = [
    names,
    ...rows.map((row) => row.map((value) => (Number.isNaN(value) ? '-' : String(value)))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) => `${row.map((cell, column) => cell.padStart(widths[column]!)).join('  ')}\n`)
    .join('');
}
