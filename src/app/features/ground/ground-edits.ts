import { castDraft, type Draft } from 'immer';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { repaint, type Repainted } from '../../../engine/schematic/repaint.ts';
import type { Document } from '../../document/document.ts';
import { recordHandGround } from '../../document/hand-painted.ts';

/** Puts ground on segments on which no placement stands; the city takes the kinds that it did not have. */
export function layGroundBy(
  draft: Draft<Document>,
  { city, kinds }: Document,
  changes: readonly Repainted[],
): void {
  const after = repaint(city.ground ?? [], changes);
  if (after.length > 0) draft.city.ground = castDraft(after);
  else delete draft.city.ground;
  const known = new Set(city.kinds.map(({ id }) => id));
  const wanted = new Set(changes.map(({ kind }) => kind));
  const missing: Kind[] = kinds.filter(({ id }) => wanted.has(id) && !known.has(id));
  draft.city.kinds.push(...castDraft(missing));
  recordHandGround(draft, city, changes);
}
