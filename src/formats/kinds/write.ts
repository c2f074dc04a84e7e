import type { Kind } from '../../engine/schematic/kind.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';
import { usesNewKind } from './form.ts';
import { putLooks } from './look-meta.ts';
import type { KindList } from './read.ts';

/** The canonical text of a `sixfold/kinds` file. */
export function writeKinds(list: KindList): string {
  const { kinds } = list;
  const meta = putLooks(list);
  const members: Member[] = [
    ['format', '"sixfold/kinds"'],
    ['version', kinds.some(usesNewKind) ? '2' : '1'],
    ['kinds', listJson(kinds.map(inlineKind), 2)],
  ];
  if (meta) members.push(['meta', inlineMeta(meta)]);
  return `${blockJson(members)}\n`;
}

/** A kind on one line, without its pattern and look, which are written in the `meta` of the file. */
export function inlineKind(kind: Kind): string {
  const { id, name, color, glyph, footprint, open, height, blocks } = kind;
  const members = { id, name, color: color.toLowerCase(), glyph, footprint, open, height, blocks };
  return inlineJson({ ...members, public: kind.public });
}
