import { PAD, type SegmentColors } from './segment-colors.ts';

/**
 * Has what lies outside be of two colors, 0 and another: the outermost cells, which are to be of these two alone, go on
 * beyond the rectangle. To be called again after it has grown, or when they have changed; tells nobody.
 *
 * @param second from 1 on
 */
export function goOn(colors: SegmentColors, second: number): void {
  colors.second = second;
  const { index_cell, columns, strips, stride } = colors;
  for (let row = 0; row < strips; row++) {
    const first = row * stride + PAD;
    index_cell.fill(index_cell[first]!, first - PAD, first);
    index_cell.fill(index_cell[first + columns - 1]!, first + columns, first + columns + PAD);
  }
}
