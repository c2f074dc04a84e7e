import type { SchematicDocument } from '../../document/document.ts';
import { useApp } from '../context.tsx';

/** The segments and the hexes that a schematic is drawn on. */
interface DrawnSize {
  readonly segments: number;
  readonly hexes: number;
}

const sizes = new WeakMap<SchematicDocument['hexes'], DrawnSize>();

function drawnSize(hexes: SchematicDocument['hexes']): DrawnSize {
  let size = sizes.get(hexes);
  if (!size) {
    const drawn = Object.values(hexes);
    let segments = 0;
    for (const hex of drawn) for (const kind of hex) if (kind !== null) segments++;
    sizes.set(hexes, (size = { segments, hexes: drawn.length }));
  }
  return size;
}

/** The size of a schematic as it is now, also in the middle of a stroke; `null` for one that is not there. */
export function useDrawnSize(id: string): DrawnSize | null {
  return useApp(({ document: { schematics } }) =>
    Object.hasOwn(schematics, id) ? drawnSize(schematics[id]!.hexes) : null,
  );
}
