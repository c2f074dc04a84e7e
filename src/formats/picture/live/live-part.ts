import { fromCell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Bounds, Picture } from '../picture.ts';
import { columnOf, stripOf, type CellBox, type CellKey } from './cells.ts';

/** A part of a picture, painted when it comes into view. Parts are drawn together, layer by layer, as one picture. */
export interface PicturePart {
  readonly bounds: Bounds;
  /** Segments that have changed since the part was painted, each once: nothing of the part may be drawn there. */
  readonly except: readonly Segment[];
  /** Paints the part. The picture is not kept here; the renderer keeps paths made from it. */
  paint(): Picture;
}

/** A part of a live picture, painted on demand, from which changed cells can be excluded. */
export class LivePart implements PicturePart {
  readonly box: CellBox;
  readonly bounds: Bounds;
  readonly except: Segment[] = [];
  readonly #excluded = new Set<CellKey>();
  readonly #paint: () => Picture;
  #painted = false;

  /** @param overhang side lengths by which its art may reach beyond its cells */
  constructor(box: CellBox, overhang: number, paint: () => Picture) {
    this.box = box;
    this.bounds = boundsOfCells(box, overhang);
    this.#paint = paint;
  }

  /** Excludes a cell from drawing. */
  exclude(key: CellKey): void {
    if (this.#excluded.has(key)) return;
    this.#excluded.add(key);
    this.except.push(fromCell({ strip: stripOf(key), column: columnOf(key) }));
  }

  /** Whether the part was painted. */
  get isPainted(): boolean {
    return this.#painted;
  }

  paint(): Picture {
    this.#painted = true;
    return this.#paint();
  }
}

/** The part of the plane that art on cells can cover. */
function boundsOfCells({ top, left, bottom, right }: CellBox, overhang: number): Bounds {
  return {
    left: (left - 1) / 2 - overhang,
    right: (right + 1) / 2 + overhang,
    top: top * STRIP_HEIGHT - overhang,
    bottom: (bottom + 1) * STRIP_HEIGHT + overhang,
  };
}
