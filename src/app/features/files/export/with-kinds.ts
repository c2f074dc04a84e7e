import { usedKinds } from '../../../../engine/city/used.ts';
import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import type { AppStore } from '../../../store/store.ts';
import { LIBRARY } from '../../../document/builtin/start.computed.ts';
import { libraryDifference } from '../../../document/pieces.ts';
import { savePack } from './save-pack.ts';

/**
 * The kinds that a schematic is painted with and that its file, which holds no kinds, leaves behind: all but those that
 * come with Sixfold.
 */
export function kindsLeftBehind(schematic: Schematic, kinds: readonly Kind[]): readonly Kind[] {
  const used = usedKinds([schematic]);
  return libraryDifference({ kinds: kinds.filter(({ id }) => used.has(id)), schematics: [] }, LIBRARY).kinds;
}

/** Saves one schematic with the kinds that it is painted with: as a pack. */
export async function exportWithKinds(store: AppStore, id: string): Promise<void> {
  const { schematicsPack } = await import('../../../document/pack-files.ts');
  await savePack(schematicsPack(store.getState().document, [id]), `${id}.sixfold.zip`);
}
