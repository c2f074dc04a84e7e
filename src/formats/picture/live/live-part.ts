import { fromCell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Bounds, Picture } from '../picture.ts';
import { columnOf, stripOf, type CellBox, type CellKey } from './cells.ts';

/** Side lengths by which art may reach beyond its segments. */
const OVERHANG = 0.5;

/** A part of a picture, painted when it comes into view. Parts are drawn together, layer by layer, as one picture. */
export interface PicturePart {
  readonly bounds: Bounds;
  /** Segments that have changed since, each once: nothing of this part is to be drawn there. */
  readonly except: readonly Segment[];
  /** What the part looks like. It is not kept: whoever draws keeps paths. */
  paint(): Picture;
}

export class LivePart implements PicturePart {
  readonly box: CellBox;
  readonly bounds: Bounds;
  readonly except: Segment[] = [];
  readonly #excluded = new Set<CellKey>();
  readonly #paint: () => Picture;
  #painted = false;

  constructor(box: CellBox, paint: () => Picture) {
    this.box = box;
    this.bounds = boundsOfCells(box);
    this.#paint = paint;
  }

  /** Leaves the cell out from now on. */
  exclude(key: CellKey): void {
    if (this.#excluded.has(key)) return;
    this.#excluded.add(key);
    this.except.push(fromCell({ strip: stripOf(key), column: columnOf(key) }));
  }

  /** Whether somebody has seen it. */
  get isPainted(): boolean {
    return this.#painted;
  }

  paint(): Picture {
    this.#painted = true;
    return this.#paint();
  }
}

/** The part of the plane that art on cells takes. */
function boundsOfCells({ top, left, bottom, right }: CellBox): Bounds {
  return {
    left: (left - 1) / 2 - OVERHANG,
    right: (right + 1) / 2 + OVERHANG,
    top: top * STRIP_HEIGHT - OVERHANG,
    bottom: (bottom + 1) * STRIP_HEIGHT + OVERHANG,
  };
}

export function meet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
