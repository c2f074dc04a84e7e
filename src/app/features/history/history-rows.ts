/** The part of a long list that is in view, in CSS pixels from its top. */
export interface ListView {
  readonly top: number;
  readonly height: number;
}

/** Rows beyond those in view that are drawn, too, so that scrolling does not show gaps. */
const BEYOND = 6;

/** The rows of a list to draw, `row` pixels high each. */
export function rowsInView(rows: number, row: number, { top, height }: ListView): number[] {
  const first = Math.max(0, Math.floor(top / row) - BEYOND);
  const last = Math.min(rows, Math.ceil((top + height) / row) + BEYOND);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
}

/** Where to scroll so that a row is in view: nowhere when it is, else it comes to stand in the middle. */
export function scrollToShow(index: number, row: number, { top, height }: ListView): number {
  const isInView = index * row >= top && (index + 1) * row <= top + height;
  return isInView ? top : Math.max(0, (index + 0.5) * row - height / 2);
}
