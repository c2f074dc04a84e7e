import { hexKey } from '../../../engine/hex/hex.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';

const texts = new WeakMap<Schematic, string>();

/** All of a schematic that its placements show: its name and what is painted, in one order. */
function textOf(schematic: Schematic): string {
  let text = texts.get(schematic);
  if (text === undefined) {
    const hexes = schematic.hexes.map((hex) => `${hexKey(hex)} ${hex.segments.join(' ')}`).sort();
    texts.set(schematic, (text = JSON.stringify([schematic.name, hexes])));
  }
  return text;
}

/** Whether two schematics show the same, whatever their ids. */
export function showsSame(a: Schematic, b: Schematic): boolean {
  return a === b || textOf(a) === textOf(b);
}

/** A few letters that tell what a schematic shows from what it showed before: FNV-1a, 32 bits. */
export function fingerprint(schematic: Schematic): string {
  let hash = 0x811c9dc5;
  for (const character of textOf(schematic)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
