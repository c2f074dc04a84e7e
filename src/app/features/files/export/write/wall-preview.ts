import type { City } from '../../../../../engine/city/city.ts';
import type { Point } from '../../../../../engine/hex/plane.ts';
import { success, type Result } from '../../../../../engine/problem.ts';
import type { Bounds } from '../../../../../formats/picture/picture.ts';
import { cityBounds } from '../../../../../formats/svg/drawing.ts';
import { uvttPieces } from '../../../../../formats/uvtt/write.ts';
import type { ExportOptions } from '../forms/option-sets.ts';

/** The walls and doors of a Universal VTT file, in squares from the upper left corner. */
export interface WallPreview {
  /** The part of the plane that the picture shows, in side lengths. */
  readonly shown: Bounds;
  /** The size of the map in squares. */
  readonly columns: number;
  readonly rows: number;
  readonly sight: readonly (readonly Point[])[];
  readonly movement: readonly (readonly Point[])[];
  readonly portals: readonly (readonly Point[])[];
}

interface WrittenMap {
  readonly resolution: { readonly map_size: Point };
  readonly line_of_sight: readonly (readonly Point[])[];
  readonly objects_line_of_sight: readonly (readonly Point[])[];
  readonly portals: readonly { readonly bounds: readonly Point[] }[];
}

/** The walls as the file has them, read from what is written without its picture. */
export async function wallPreview(city: City, options: ExportOptions['uvtt']): Promise<Result<WallPreview>> {
  const pieces = await uvttPieces(city, options, () => Promise.resolve(new Uint8Array(0)));
  if (!pieces.ok) return pieces;
  const map = JSON.parse([...pieces.value].join('')) as WrittenMap;
  const { x: columns, y: rows } = map.resolution.map_size;
  const { left, top, right, bottom } = cityBounds(city);
  const [width, height] = [columns / options.squares, rows / options.squares];
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return success({
    shown: {
      left: middleX - width / 2,
      top: middleY - height / 2,
      right: middleX + width / 2,
      bottom: middleY + height / 2,
    },
    columns,
    rows,
    sight: map.line_of_sight,
    movement: map.objects_line_of_sight,
    portals: map.portals.map(({ bounds }) => bounds),
  });
}
