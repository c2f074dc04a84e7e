import type { Patch } from '../../document/patch.ts';

/**
 * Keys of the hexes of a schematic that patches of a document change; `null` when they are not known, or the schematic
 * itself was put in or taken away.
 */
export function editedHexes(patches: readonly Patch[] | null, id: string | null): readonly string[] | null {
  const keys: string[] = [];
  if (!patches) return null;
  for (const { path } of patches) {
    const [part, schematic, member, key] = path;
    if (part !== undefined && part !== 'schematics') continue;
    if (schematic !== undefined && schematic !== id) continue;
    if (member !== undefined && member !== 'hexes') continue;
    if (key === undefined) return null;
    keys.push(String(key));
  }
  return keys;
}
