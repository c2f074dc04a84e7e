/** The index of the cell that a key leads to in rows of `columns` cells; `null` when it leads nowhere. */
export function nextCell(key: string, index: number, columns: number, count: number): number | null {
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
