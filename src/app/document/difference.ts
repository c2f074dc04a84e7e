import { hexKey } from '../../engine/hex/hex.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';

const texts = new WeakMap<Schematic, string>();

/** The painted segments of a schematic as text, in one order. */
function shapeText(schematic: Schematic): string {
  let text = texts.get(schematic);
  if (text === undefined) {
    const textsOf = (hexes: readonly PaintedHex[]) =>
      hexes.map((hex) => `${hexKey(hex)} ${hex.segments.join(' ')}`).sort();
    const hexes = textsOf(schematic.hexes);
    // Shapes without conditions keep the text, and so the fingerprint, that they had before there were any.
    text = JSON.stringify(schematic.around ? [hexes, textsOf(schematic.around)] : hexes);
    texts.set(schematic, text);
  }
  return text;
}

/**
 * Whether two schematics are the same shape of the same kinds, whatever their ids and names: only with another shape is
 * a schematic of the library one that was edited, which placements may follow or not. What else is said of it the
 * city's copies take over by themselves, see `setDetails`.
 */
export function showsSame(a: Schematic, b: Schematic): boolean {
  return a === b || shapeText(a) === shapeText(b);
}

/** A few letters that tell the shape of a schematic from what it was before. */
export function fingerprint(schematic: Schematic): string {
  return hash(shapeText(schematic));
}

/** The same of its name and shape, as it was written down before names followed by themselves. */
export function namedFingerprint(schematic: Schematic): string {
  return hash(`[${JSON.stringify(schematic.name)},${shapeText(schematic)}]`);
}

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
