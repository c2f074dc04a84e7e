import type { City } from '../../../../../engine/city/city.ts';
import { success, type Result } from '../../../../../engine/problem.ts';
import { tiledFiles } from '../../../../../formats/tiled/write.ts';

/** A layer of a map for Tiled. */
export interface TiledLayer {
  readonly name: string;
  readonly kind: 'tiles' | 'objects';
  /** Cells with a tile, or objects. */
  readonly count: number;
}

interface WrittenLayer {
  readonly name: string;
  readonly data?: readonly number[];
  readonly objects?: readonly unknown[];
}

/** The layers of the file, read from what is written. */
export function tiledLayers(city: City): Result<readonly TiledLayer[]> {
  const files = tiledFiles(city);
  if (!files.ok) return files;
  const file = files.value.find(({ path }) => path.endsWith('.tmj'))!;
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of file.pieces()) text += typeof piece === 'string' ? piece : decoder.decode(piece);
  const { layers } = JSON.parse(text) as { readonly layers: readonly WrittenLayer[] };
  return success(
    layers.map(({ name, data, objects }) =>
      data
        ? { name, kind: 'tiles', count: data.reduce((sum, gid) => sum + (gid === 0 ? 0 : 1), 0) }
        : { name, kind: 'objects', count: objects?.length ?? 0 },
    ),
  );
}
