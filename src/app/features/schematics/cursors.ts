import type { SchematicTool } from '../../board/tools/schematic-hand.ts';

/** A cursor drawn as lines with a light rim, so that it is seen on light and dark ground; `x y` is where it points. */
function drawn(path: string, x: number, y: number): string {
  const lines = (color: string, width: number) =>
    `<path d='${path}' fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>${lines('white', 4.5)}${lines('black', 1.8)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${x} ${y}, crosshair`;
}

/** The cursor of each tool over the board. */
export const CURSORS: Readonly<Record<SchematicTool, string>> = {
  paint: drawn('M3 21l4-1L20 7l-3-3L4 17zM14 7l3 3', 3, 21),
  erase: drawn('M4 20h9M8 20l-4-4 10-10 5 5-9 9z', 6, 19),
  tile: drawn('M12 12L22 12M12 12L17 20.7M12 12L7 20.7M12 12L2 12M12 12L7 3.3M12 12L17 3.3', 12, 12),
  hex: drawn('M22 12L17 20.7H7L2 12L7 3.3H17zM12 11v2M11 12h2', 12, 12),
  fill: drawn('M3 12l8-8 8 8-8 8zM11 4L8 1M20 15c0 0 2 2.500 2 4a2 2 0 0 1-4 0c0-1.500 2-4 2-4z', 20, 20),
  line: 'crosshair',
  pick: drawn('M3 21l2-5L14 7l3 3-9 9zM13 6l5 5M16 4l4 4-2 2-4-4z', 3, 21),
  select: 'default',
  center: drawn('M12 2v6M12 16v6M2 12h6M16 12h6M12 7a5 5 0 1 0 .01 0', 12, 12),
  pan: 'grab',
};
