import { hexKey } from '../../engine/hex/hex.ts';
import { unposeSegment } from '../../engine/schematic/unpose.ts';
import { SEGMENT_WORDS, type Segment } from '../../engine/segment/segment.ts';
import type { AppState } from '../store/store.ts';

/** A segment of the schematic on the board and what stands there: "hex 1, -2, north-east: wheat". */
export function describeSegment({ session, document }: Pick<AppState, 'session' | 'document'>, seen: Segment): string {
  const own = unposeSegment(seen, session.pose);
  const { q, r, k } = own;
  const kind = session.schematic === null ? null : document.schematics[session.schematic]?.hexes[hexKey(own)]?.[k];
  const name = document.kinds.find(({ id }) => id === kind)?.name.toLowerCase() ?? kind ?? 'empty';
  return `hex ${q}, ${r}, ${SEGMENT_WORDS[k]}: ${name}`;
}
