import { addHexes, ORIGIN, type Hex } from '../../../../engine/hex/hex.ts';
import { poseSegment } from '../../../../engine/schematic/pose.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedSegment,
} from '../../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../../engine/segment/cell.ts';
import { thirdToPoint } from '../../../../engine/segment/vertex.ts';
import type { Result } from '../../../../engine/problem.ts';
import { readAny, type SixfoldFile } from '../../../../formats/any.ts';
import { cutText } from '../../../../formats/cut-text.ts';
import { MAX_NAME } from '../../../../formats/limits.ts';
import { unknownKinds } from '../../../../formats/schematic/check.ts';
import { writeSchematic } from '../../../../formats/schematic/write.ts';
import type { BoardView } from '../../../view/board-view.ts';
import { toPlane } from '../../../view/camera.ts';
import { tellDone, tellProblem } from '../../../kit/tell.ts';
import { readPasted } from '../../../contrib/ports.ts';
import { toSchematic } from '../../../document/document.ts';
import { type AppState, type AppStore } from '../../../store/store.ts';
import { middleVertex } from './selection.ts';
import { currentSelection, deleteSelection, pasteContent, selectedContent } from './selection-edits.ts';
import { schematicHand } from '../../../board/tools/schematic-hand.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';

/** The copied text, of a schematic file: the selection as it is seen, or the whole schematic. */
export function copiedText(state: AppState): string | null {
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
    name: cutText(`Part of ${name}`, MAX_NAME),
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

/**
 * Lays the schematic of a text from anywhere onto the board, see `readPasted`, its center at a hex, selected and ready to
 * be moved.
 *
 * @param tell told why it cannot be, in words; `null` when it is done
 */
export function pasteOutside(
  store: AppStore,
  text: string,
  at: Hex,
  tell: (problem: string | null) => void,
): void {
  const { workspace, schematic } = store.getState().session;
  void readPasted.call(text, (file) => {
    const { session } = store.getState();
    // It was meant for what was open when it was pasted.
    if (session.workspace === workspace && session.schematic === schematic) tell(pasteFile(store, file, at));
  });
}

/**
 * Lays the schematic of a text that was copied here onto the board; else as {@link pasteOutside}.
 *
 * @returns why it cannot be, in words; `null` when it is done
 */
export function pasteText(store: AppStore, text: string, at: Hex): string | null {
  return pasteFile(store, readAny(text), at);
}

function pasteFile(store: AppStore, file: Result<SixfoldFile>, at: Hex): string | null {
  if (!file.ok) return `The clipboard holds no schematic: ${file.problems[0]!.message}.`;
  if (file.value.format !== 'sixfold/schematic')
    return 'Only a schematic can be pasted here; use Import for other files.';
  const { hexes } = file.value.value;
  const [unknown] = unknownKinds(hexes, store.getState().document.kinds, '$.hexes');
  if (unknown) return `The clipboard cannot be pasted: ${unknown.message}.`;
  const content = paintedSegments(hexes).map((one) => ({ ...one, ...addHexes(one, at), k: one.k }));
  const problem = pasteContent(store, content);
  if (problem === null) schematicHand.set(store, { tool: 'select' });
  return problem;
}

/** The hex in the middle of what a board shows. */
export function middleOfView(view: BoardView | null): Hex {
  if (!view) return ORIGIN;
  const { camera, size } = view.getState();
  const { x, y } = toPlane(camera, { x: size.width / 2, y: size.height / 2 });
  const { q, r } = segmentAt(x, y);
  return { q, r };
}

/** Copies without a key: the browser asks whether it may. */
export async function copySelection(store: AppStore): Promise<void> {
  const text = copiedText(store.getState());
  if (text === null) tellProblem('There is nothing to copy.');
  else
    await navigator.clipboard.writeText(text).then(
      () => tellDone('Copied.'),
      () => tellProblem('The browser does not let the page copy; press Ctrl+C instead.'),
    );
}

export async function cutSelection(store: AppStore): Promise<void> {
  await copySelection(store);
  deleteSelection(store, 'Cut');
}

export async function pasteFromClipboard(store: AppStore, view: BoardView | null): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text === null)
    return tellProblem('The browser does not let the page read the clipboard; press Ctrl+V instead.');
  pasteOutside(store, text, middleOfView(view), (problem) => {
    if (problem !== null) tellProblem(problem);
  });
}
