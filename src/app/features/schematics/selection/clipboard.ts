import { addHexes, type Hex } from '../../../../engine/hex/hex.ts';
import { poseSegment } from '../../../../engine/schematic/pose.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedSegment,
} from '../../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../../engine/segment/cell.ts';
import { thirdToPoint } from '../../../../engine/segment/vertex.ts';
import { cutText } from '../../../../formats/cut-text.ts';
import { MAX_NAME } from '../../../../formats/limits.ts';
import { writeSchematic } from '../../../../formats/schematic/write.ts';
import type { ClipboardForm } from '../../../board/input/clipboard.ts';
import { schematicHand } from '../../../board/tools/schematic-hand.ts';
import { toSchematic } from '../../../document/document.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';
import type { AppState } from '../../../store/store.ts';
import { middleVertex } from './selection.ts';
import { currentSelection, deleteSelection, pasteContent, selectedContent } from './selection-edits.ts';
import * as words from '../words.ts';

/** Copies the selection as it is seen, or the whole schematic, and pastes schematics onto the one on the board. */
export const SCHEMATIC_CLIPBOARD: ClipboardForm = {
  none: words.noSchematic,
  only: words.aSchematic,
  copied(store) {
    const text = copiedText(store.getState());
    return text === null ? null : { text };
  },
  canCut: (state) => currentSelection(state) !== null,
  cut(store) {
    deleteSelection(store, words.cut);
    return null;
  },
  work: ({ session }) => (session.workspace === 'schematics' ? session.schematic : undefined),
  kinds: ({ kinds }) => kinds,
  pasteSchematic(store, { hexes }, at) {
    const content = paintedSegments(hexes).map((one) => ({ ...one, ...addHexes(one, at), k: one.k }));
    const problem = pasteContent(store, content);
    if (problem === null) schematicHand.set(store, { tool: 'select' });
    return problem;
  },
};

function copiedText(state: AppState): string | null {
  const { session, document } = state;
  if (session.schematic === null) return null;
  const schematic = toSchematic(document.schematics[session.schematic]!);
  const selection = currentSelection(state);
  const own = selection ? selectedContent(selection) : paintedSegments(schematic.hexes);
  if (own.length === 0) return null;
  if (!selection) return writeSchematic(schematic);
  const seen = own.map(({ kind, ...segment }) => ({
    ...poseSegment(segment, schematicPose.of(state).pose),
    kind,
  }));
  const { q, r } = middleHex(seen);
  const { id, name, author } = schematic;
  return writeSchematic({
    id,
    name: cutText(words.partOf(name), MAX_NAME),
    description: '',
    author,
    tags: [],
    hexes: mergeSegments(seen.map((one) => ({ ...one, q: one.q - q, r: one.r - r }))),
  });
}

/** The hex in the middle of segments. */
function middleHex(segments: readonly PaintedSegment[]): Hex {
  const { x, y } = thirdToPoint(middleVertex(segments));
  const { q, r } = segmentAt(x + 1e-6, y + 1e-6);
  return { q, r };
}
