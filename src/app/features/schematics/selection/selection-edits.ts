import { castDraft, type Draft } from 'immer';
import { hexKey } from '../../../../engine/hex/hex.ts';
import { PLAIN_POSE, poseSegment } from '../../../../engine/schematic/pose.ts';
import type { PaintedSegment } from '../../../../engine/schematic/schematic.ts';
import { unposeSegment } from '../../../../engine/schematic/unpose.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import {
  fromThirds,
  mirrorThird,
  shiftThird,
  toThirds,
  turnThird,
  type Third,
} from '../../../../engine/segment/thirds.ts';
import { turned } from '../../../board/poses/turns.ts';
import type { Document, SchematicDocument } from '../../../document/document.ts';
import { edit, type AppState, type AppStore } from '../../../store/store.ts';
import { movedAround } from '../around-painting.ts';
import { paintObstacles, paintSegment } from '../painting.ts';
import { labelIn } from '../step-label.ts';
import {
  about,
  liveSelection,
  middleVertex,
  translation,
  type LatticeMap,
  type Selection,
} from './selection.ts';
import { selected } from './selected.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';
import * as words from '../words.ts';

/** The selection on the board of schematics; `null` when there is none. */
export function currentSelection(state: AppState): Selection | null {
  const { selection } = selected.of(state);
  const { schematic } = state.session;
  if (!selection || schematic === null) return null;
  return liveSelection(selection, schematic, state.document.schematics[schematic]?.hexes);
}

/** The painted segments among some of a schematic, without those that are empty. */
function contentOf(hexes: SchematicDocument['hexes'], segments: readonly Segment[]): PaintedSegment[] {
  const content: PaintedSegment[] = [];
  for (const { q, r, k } of segments) {
    const kind = hexes[hexKey({ q, r })]?.[k] ?? null;
    if (kind !== null) content.push({ q, r, k, kind });
  }
  return content;
}

/** The selected segments with their kinds. */
export function selectedContent({ hexes, segments }: Selection): PaintedSegment[] {
  return contentOf(hexes, segments);
}

/**
 * Lays content onto a schematic as a new floating selection, in place of the one before.
 *
 * @param before the selection that is taken off the board first, with what it covers coming back
 * @param around the conditions that the schematic has afterwards, where they move along
 * @returns why it cannot be, in words; `null` when it is done
 */
function layContent(
  store: AppStore,
  label: string,
  content: readonly PaintedSegment[],
  pivot: Third,
  before: Selection | null,
  around?: SchematicDocument['around'],
): string | null {
  const { session, document } = store.getState();
  const id = session.schematic;
  if (id === null) return null;
  const { hexes } = document.schematics[id]!;
  const lifted = new Map<string, string | null>();
  for (const segment of before?.segments ?? []) lifted.set(segmentKey(segment), null);
  for (const { kind, ...segment } of before?.covered ?? []) lifted.set(segmentKey(segment), kind);
  const covered: PaintedSegment[] = [];
  for (const { q, r, k } of content) {
    const known = lifted.get(segmentKey({ q, r, k }));
    const kind = known === undefined ? (hexes[hexKey({ q, r })]?.[k] ?? null) : known;
    if (kind !== null) covered.push({ q, r, k, kind });
  }
  const coming = new Set(before?.covered.map(segmentKey));
  const freed = before?.segments.filter((segment) => !coming.has(segmentKey(segment))) ?? [];
  const problem = paintObstacles(document, id, content, freed);
  if (problem !== null) return problem;
  edit(store, labelIn(label, document, id), (draft) => {
    if (before) liftSelection(draft, before);
    for (const { q, r, k, kind } of content) paintSegment(draft, id, { q, r, k }, kind);
    if (around) draft.schematics[id]!.around = castDraft(around);
  });
  const segments = content.map(({ q, r, k }) => ({ q, r, k }));
  const now = store.getState().document.schematics[id]!.hexes;
  selected.set(store, {
    selection: { schematic: id, segments, pivot, shift: before?.shift ?? 0, covered, hexes: now },
  });
  return null;
}

/** Takes a selection off its schematic; what it covers comes back. */
function liftSelection(draft: Draft<Document>, { schematic, segments, covered }: Selection): void {
  for (const segment of segments) paintSegment(draft, schematic, segment, null);
  for (const { q, r, k, kind } of covered) paintSegment(draft, schematic, { q, r, k }, kind);
}

/**
 * Moves, turns or mirrors what is selected. The map is one of the board as it is seen, in the pose that is shown. The
 * conditions around the schematic move along when all of its shape is selected.
 *
 * @returns why it cannot be, in words; `null` when it is done or nothing is selected
 */
function mapSelection(store: AppStore, label: string, mapOf: (pivot: Third) => LatticeMap): string | null {
  const selection = currentSelection(store.getState());
  if (!selection) return null;
  const { pose } = schematicPose.of(store.getState());
  // Vertices are moved by way of a segment beside them: poses are given for segments.
  const pivot = vertexThrough(selection.pivot, (segment) => poseSegment(segment, pose));
  const map = mapOf(pivot);
  const moved = ({ kind, ...segment }: PaintedSegment): PaintedSegment => ({
    ...unposeSegment(fromThirds(map(toThirds(poseSegment(segment, pose)))), pose),
    kind,
  });
  const content = selectedContent(selection).map(moved);
  const nextPivot = vertexThrough(map(pivot), (segment) => unposeSegment(segment, pose));
  const schematic = store.getState().document.schematics[selection.schematic]!;
  const around = isWhole(selection) && schematic.around ? movedAround(schematic.around, moved) : undefined;
  if (typeof around === 'string') return around;
  return layContent(store, label, content, nextPivot, selection, around);
}

/** Whether a selection is all that is painted in its schematic. */
function isWhole({ hexes, segments, covered }: Selection): boolean {
  const painted = Object.values(hexes).flatMap((kinds) => kinds.filter((kind) => kind !== null));
  return covered.length === 0 && painted.length === segments.length;
}

/** Where a map of segments takes a vertex: to the middle of where its tile goes. */
function vertexThrough(vertex: Third, map: (segment: Segment) => Segment): Third {
  // Two opposite segments of the tile: the vertex is halfway between their centers.
  const [first, second] = [
    { a: vertex.a, b: vertex.b - 1 },
    { a: vertex.a, b: vertex.b + 1 },
  ].map((third) => toThirds(map(fromThirds(third)))) as [Third, Third];
  return { a: (first.a + second.a) / 2, b: (first.b + second.b) / 2 };
}

/** Moves what is selected by a vector between vertices, as it is seen. */
export function moveSelection(store: AppStore, by: Third): string | null {
  return mapSelection(store, words.moveSelection, () => translation(by));
}

/** Turns what is selected by 60° about its middle; clockwise, or the other way. */
export function turnSelection(store: AppStore, clockwise: boolean): string | null {
  const turn: LatticeMap = clockwise ? turnThird : ({ a, b }) => ({ a: a + b, b: 0 - a });
  return mapSelection(store, words.turnSelection, (pivot) => about(pivot, turn));
}

/** Mirrors what is selected left-right about its middle. */
export function mirrorSelection(store: AppStore): string | null {
  return mapSelection(store, words.mirrorSelection, (pivot) => about(pivot, mirrorThird));
}

/** Shifts what is selected to the next of the three offsets, or back: as S shifts a piece that is not selected. */
export function shiftSelection(store: AppStore, steps: 1 | -1): string | null {
  const selection = currentSelection(store.getState());
  if (!selection) return null;
  const { shift } = turned({ ...PLAIN_POSE, shift: selection.shift }, steps === 1 ? 'shift' : 'shift-back');
  // Two sides to the right are shifted twice by one.
  const sides = shift - selection.shift;
  const step = sides > 0 ? 1 : -1;
  const map: LatticeMap = (third) =>
    Math.abs(sides) === 2 ? shiftThird(shiftThird(third, step), step) : shiftThird(third, step);
  const problem = mapSelection(store, words.shiftSelection, () => map);
  const shifted = selected.of(store.getState()).selection;
  if (problem === null && shifted) selected.set(store, { selection: { ...shifted, shift } });
  return problem;
}

/**
 * Lays a copy of what is selected a hex beside it, to the lower right, and selects the copy.
 *
 * @returns why it cannot be, in words; `null` when it is done or nothing is selected
 */
export function duplicateSelection(store: AppStore): string | null {
  const selection = currentSelection(store.getState());
  if (!selection) return null;
  const { pose } = schematicPose.of(store.getState());
  const content = selectedContent(selection).map(({ kind, ...segment }) => {
    const seen = poseSegment(segment, pose);
    return { ...unposeSegment({ ...seen, q: seen.q + 1 }, pose), kind };
  });
  return layContent(store, words.duplicate, content, middleVertex(content), null);
}

/** Empties what is selected; what it covered comes back. */
export function deleteSelection(store: AppStore, label = words.deleteSelection): void {
  const selection = currentSelection(store.getState());
  if (!selection) return;
  const { document } = store.getState();
  edit(store, labelIn(label, document, selection.schematic), (draft) => liftSelection(draft, selection));
  selected.set(store, { selection: null });
}

/**
 * Lays content, as it is to be seen, onto the schematic on the board and selects it.
 *
 * @returns why it cannot be, in words; `null` when it is done
 */
export function pasteContent(store: AppStore, seen: readonly PaintedSegment[]): string | null {
  const { pose } = schematicPose.of(store.getState());
  const content = seen.map(({ kind, ...segment }) => ({ ...unposeSegment(segment, pose), kind }));
  return layContent(store, words.paste, content, middleVertex(content), null);
}
