import type { Kind } from '../../engine/schematic/kind.ts';
import { VERSION } from '../form/header.ts';
import { blockJson, inlineJson, listJson, type Member } from '../json/inline.ts';
import type { KindList } from './read.ts';

/** The canonical text of a `sixfold/kinds` file. */
export function writeKinds({ kinds, meta }: KindList): string {
  const members: Member[] = [
    ['format', '"sixfold/kinds"'],
    ['version', String(VERSION)],
    ['kinds', listJson(kinds.map(inlineKind), 2)],
  ];
  if (meta) members.push(['meta', inlineJson(meta)]);
  return `${blockJson(members)}\n`;
}

/** A kind on one line. */
export function inlineKind({ id, name, color, glyph, footprint, open }: Kind): string {
  return inlineJson({ id, name, color: color.toLowerCase(), glyph, footprint, open });
}
