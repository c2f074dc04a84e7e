/** The number of the cell of a grid that a key leads to; `null` when it leads nowhere. */
export function gridPlace(key: string, index: number, grid: HTMLElement | null): number | null {
  const cells = [...(grid?.children ?? [])] as HTMLElement[];
  const columns = cells.findIndex(({ offsetTop }) => offsetTop !== cells[0]?.offsetTop);
  const step = columns < 0 ? cells.length : columns;
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - step,
    ArrowDown: index + step,
    Home: 0,
    End: cells.length - 1,
  }[key];
  return next === undefined || next < 0 || next >= cells.length ? null : next;
}
