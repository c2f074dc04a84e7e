import type { SchematicDocument } from '../../document/document.ts';
import { useApp } from '../context.tsx';
import { useSettled } from '../settled.ts';

/** The segments and the hexes that a schematic is drawn on. */
interface DrawnSize {
  readonly segments: number;
  readonly hexes: number;
}

const sizes = new WeakMap<SchematicDocument['hexes'], DrawnSize>();

/** Hexes of a schematic from which counting it takes longer than a step of a stroke should. */
const LARGE = 600;

/** The size of what a schematic is drawn on. */
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

/** Whether a schematic is too large to be counted, or drawn elsewhere, at every step of a stroke. */
export function isLarge({ hexes }: SchematicDocument): boolean {
  return drawnSize(hexes).hexes > LARGE;
}

/**
 * A schematic for what follows it beside its board: as it is at every step of a stroke, a large one as it has settled.
 *
 * @param live the schematic as it is
 * @param calm the schematic as it has settled; `undefined` for one that has just come
 */
export function liveUnlessLarge(
  live: SchematicDocument | undefined,
  calm: SchematicDocument | undefined,
): SchematicDocument | undefined {
  return live && calm && isLarge(calm) ? calm : live;
}

/**
 * The size of a schematic as it is now, also in the middle of a stroke; of a large one as it has settled. `null` for one
 * that is not there.
 */
export function useDrawnSize(id: string): DrawnSize | null {
  const calm = useSettled(({ schematics }) => (Object.hasOwn(schematics, id) ? schematics[id] : undefined));
  return useApp(({ document: { schematics } }) => {
    const shown = liveUnlessLarge(Object.hasOwn(schematics, id) ? schematics[id] : undefined, calm);
    return shown ? drawnSize(shown.hexes) : null;
  });
}
