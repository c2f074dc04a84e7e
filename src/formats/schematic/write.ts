import { compareHexes } from '../../engine/hex/hex.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';

/** The canonical text of a `sixfold/schematic` file. */
export function writeSchematic(schematic: Schematic): string {
  return `${blockSchematic(schematic, 0)}\n`;
}

/** A schematic as an object over several lines, with `indent` blanks before its braces. */
export function blockSchematic(schematic: Schematic, indent: number): string {
  const { id, name, description, author, tags, hexes, around = [], meta } = schematic;
  const painted = wholeHexes(hexes);
  const asked = wholeHexes(around);
  const members: Member[] = [
    ['format', '"sixfold/schematic"'],
    ['version', asked.length > 0 ? '2' : '1'],
    ['id', inlineJson(id)],
    ['name', inlineJson(name)],
    ['description', inlineJson(description)],
    ['author', inlineJson(author)],
    ['tags', inlineJson(tags)],
    ['hexes', listJson(painted.map(inlineHex), indent + 2)],
  ];
  if (asked.length > 0) members.push(['around', listJson(asked.map(inlineHex), indent + 2)]);
  if (meta) members.push(['meta', inlineMeta(meta)]);
  return blockJson(members, indent);
}

/** The hexes with at least one entry, sorted. */
function wholeHexes(hexes: readonly PaintedHex[]): PaintedHex[] {
  return hexes.filter(({ segments }) => segments.some((entry) => entry !== null)).sort(compareHexes);
}

export function inlineHex({ q, r, segments }: PaintedHex): string {
  return inlineJson({ q, r, segments });
}
