import { hexKey } from '../../../engine/hex/hex.ts';
import { unposeSegment } from '../../../engine/schematic/unpose.ts';
import { equalSegments, SEGMENT_WORDS, type Segment } from '../../../engine/segment/segment.ts';
import type { AppState } from '../../store/store.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import type { SchematicDocument } from '../../document/document.ts';
import { describeWish } from '../../board/wishes/describe-wish.ts';
import * as words from './words.ts';

/**
 * A segment of the schematic on the board and what stands there: "hex 1, -2, north-east: wheat". In a pose, where it is
 * drawn, too: "hex 1, 0, south-east: wheat (drawn at 1, -1, south)".
 */
export function describeSegment(
  state: Pick<AppState, 'session' | 'slices' | 'document'>,
  seen: Segment,
): string {
  const { session, document } = state;
  const own = unposeSegment(seen, schematicPose.of(state).pose);
  const kind =
    session.schematic === null ? null : document.schematics[session.schematic]?.hexes[hexKey(own)]?.[own.k];
  const asked = session.schematic === null ? undefined : askedAt(document.schematics[session.schematic], own);
  const empty = asked === undefined ? words.empty : words.asks(describeWish(asked, document.kinds));
  const name = document.kinds.find(({ id }) => id === kind)?.name.toLowerCase() ?? kind ?? empty;
  const drawn = equalSegments(own, seen) ? '' : words.drawnAt(placeWords(own));
  return `hex ${placeWords(seen)}: ${name}${drawn}`;
}

/** The text of the condition on a segment around a schematic. */
function askedAt(schematic: SchematicDocument | undefined, { q, r, k }: Segment): string | undefined {
  const hex = schematic?.around?.find((one) => one.q === q && one.r === r);
  return hex?.segments[k] ?? undefined;
}

function placeWords({ q, r, k }: Segment): string {
  return `${q}, ${r}, ${SEGMENT_WORDS[k]}`;
}
