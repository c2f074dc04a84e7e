import { compareHexes } from '../../engine/hex/hex.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { VERSION } from '../form/header.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';

/** The canonical text of a `sixfold/schematic` file. */
export function writeSchematic(schematic: Schematic): string {
  return `${blockSchematic(schematic, 0)}\n`;
}

/** A schematic as an object over several lines, with `indent` blanks before its braces. */
export function blockSchematic(schematic: Schematic, indent: number): string {
  const { id, name, description, author, tags, hexes, meta } = schematic;
  const painted = hexes.filter(({ segments }) => segments.some((kind) => kind !== null)).sort(compareHexes);
  const members: Member[] = [
    ['format', '"sixfold/schematic"'],
    ['version', String(VERSION)],
    ['id', inlineJson(id)],
    ['name', inlineJson(name)],
    ['description', inlineJson(description)],
    ['author', inlineJson(author)],
    ['tags', inlineJson(tags)],
    ['hexes', listJson(painted.map(inlineHex), indent + 2)],
  ];
  if (meta) members.push(['meta', inlineMeta(meta)]);
  return blockJson(members, indent);
}

function inlineHex({ q, r, segments }: PaintedHex): string {
  return inlineJson({ q, r, segments });
}
