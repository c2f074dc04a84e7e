import { hexOf, SEA, slotOf, type Board } from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { heatAgain, heatMap } from '../../../engine/fit/heat.ts';
import type { Conditions, ConditionRule } from '../../../engine/fit/conditions.ts';
import { reachOfPoses } from '../../../engine/fit/poses-at.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { PoseRules } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { heatInWorker } from '../../../worker/heat.ts';
import { cellsOfBox } from '../../board/paint/hex-colors.ts';
import { SegmentColors } from '../../board/paint/segment-colors.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import { forEachChange, fromChunks, type Chunked } from '../../document/chunked.ts';
import { toSchematic } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import { countsMirrored } from '../../cityview/pose-fits.ts';
import { handBoard } from '../../cityview/hand-board.ts';
import { handLimits } from '../../cityview/hand-limits.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { heatOf, NO_HEAT, type HeatMap } from './heat.ts';
import { tintSlot } from '../../cityview/hex-tint.ts';
import { stamping } from '../../cityview/stamping.ts';
import { heatSlice } from './heat-slice.ts';

/** Hexes of land up to which counting takes less than a frame. */
const AT_ONCE = 20_000;

/** Places tried at most when only a part is counted anew. */
const MOST_AGAIN = 40_000;

/** The piece and the city that are counted. */
interface Question {
  readonly board: Board;
  readonly piece: Schematic;
  readonly rules: PoseRules;
  readonly limits: Conditions;
  /** The rule that sets them. */
  readonly rule: ConditionRule | undefined;
  /** The placements of the city. */
  readonly placements: Chunked<Placement>;
}

/** The heat map on the screen, and the question that it answers. */
interface Answer {
  readonly question: Question;
  readonly mask_hex: Uint8Array;
}

/**
 * Keeps the heat map of what is in hand up to date as the city, what is in hand and its rules change: about what was
 * changed alone when nothing else is asked, in a worker for large cities, of which the latest wins.
 *
 * @returns what ends it
 */
export function followHeat(store: AppStore): () => void {
  const heat = heatOf(store);
  let answered: Answer | undefined;
  let running: { readonly question: Question; readonly abort: AbortController } | undefined;

  function show(question: Question, mask_hex: Uint8Array, count_hex: Uint8Array): void {
    answered = { question, mask_hex };
    const colors = new SegmentColors(cellsOfBox(question.board));
    for (let slot = 0; slot < count_hex.length; slot++)
      tintSlot(colors, question.board, slot, indexOf(mask_hex[slot]!, count_hex[slot]!));
    const { column0, row0, columns, rows } = question.board;
    const box = { column0, row0, columns, rows };
    heat.setState({
      map: { box, count_hex, colors, version: 0, ...sums(count_hex) },
      counting: false,
      problem: null,
    });
  }

  function countAll(question: Question): void {
    running?.abort.abort();
    running = undefined;
    const mask_hex = question.board.mask_hex.slice();
    const { board, piece, rules, limits } = question;
    // A neighborhood is not copied to a worker: few cities with conditions are as large.
    if (board.hexes <= AT_ONCE || limits.neighborhood) {
      show(question, mask_hex, heatMap(board, piece, rules, limits, undefined, limits.neighborhood));
      return;
    }
    const abort = new AbortController();
    running = { question, abort };
    heat.setState({ counting: true, problem: null });
    void countApart(question, mask_hex, abort.signal);
  }

  async function countApart(question: Question, mask_hex: Uint8Array, signal: AbortSignal): Promise<void> {
    const { board, piece, rules, rule } = question;
    const limits = { barred_hex: question.limits.barred_hex, rule, placements: ownPlacements(question) };
    try {
      const count_hex = await heatInWorker(board, piece, rules, limits, signal);
      if (signal.aborted) return;
      running = undefined;
      show(question, mask_hex, count_hex);
      // What was stamped meanwhile.
      follow();
    } catch (error) {
      if (signal.aborted) return;
      running = answered = undefined;
      heat.setState({ ...NO_HEAT, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  function countNear(question: Question, map: HeatMap, slots: Iterable<number>): void {
    const { board, piece, rules, limits } = question;
    for (const slot of heatAgain(board, piece, rules, limits, map.count_hex, slots))
      tintSlot(map.colors, board, slot, indexOf(board.mask_hex[slot]!, map.count_hex[slot]!));
    answered = { question, mask_hex: board.mask_hex.slice() };
    heat.setState({ map: { ...map, version: map.version + 1, ...sums(map.count_hex) } });
  }

  function follow(): void {
    const question = questionOf(store);
    if (!question) {
      running?.abort.abort();
      running = answered = undefined;
      heat.setState(NO_HEAT);
      return;
    }
    // What changes meanwhile is looked for when the answer is there.
    if (running && sameQuestion(running.question, question)) return;
    const { map } = heat.getState();
    if (!running && answered && map && sameQuestion(answered.question, question)) {
      if (answered.question.placements === question.placements) return;
      const slots = slotsToCount(answered, question);
      if (slots) return countNear(question, map, slots);
    }
    countAll(question);
  }

  follow();
  const stops = [store.subscribe(follow), recipeFits.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
    running?.abort.abort();
    heat.setState(NO_HEAT);
  };
}

/** How a hex is drawn; the center of something that has a hole there may lie in the sea. */
function indexOf(mask: number, count: number): number {
  return mask === SEA && count === 0 ? 0 : count + 1;
}

/** The question to count now; `null` when nothing is in hand that could be stamped. */
function questionOf(store: AppStore): Question | null {
  const state = store.getState();
  const { document } = state;
  const held = stamping.of(state);
  if (!held || !heatSlice.of(state).shown) return null;
  const piece = toSchematic(document.schematics[held.schematic]!);
  if (piece.hexes.length === 0) return null;
  const city = cityViewOf(store);
  const { rule, rules, limits } = handLimits(document, city, piece.id);
  const mirror = rules.mirror && countsMirrored(held.pose);
  const { placements } = document.city;
  return { board: handBoard(document, city), piece, rules: { ...rules, mirror }, rule, limits, placements };
}

function sameQuestion(a: Question, b: Question): boolean {
  return (
    a.board === b.board &&
    a.piece === b.piece &&
    a.limits === b.limits &&
    a.rules.rotations === b.rules.rotations &&
    a.rules.shifts === b.rules.shifts &&
    a.rules.mirror === b.rules.mirror
  );
}

/** The placements of the schematic in hand, where conditions on its center ask for them. */
function ownPlacements({ placements, piece, limits }: Question): Placement[] {
  if (limits.centers.length === 0) return [];
  return fromChunks(placements).filter(({ schematic }) => schematic === piece.id);
}

/** Where the count may be another than before: as far as poses reach about segments, and as far as conditions reach about centers. */
function slotsToCount({ question: before, mask_hex }: Answer, now: Question): Set<number> | null {
  const { board, limits, piece } = now;
  // A placement can cut off ways far from itself.
  if (limits.neighborhood) return null;
  const changed = changedSlots(mask_hex, board.mask_hex).map((slot) => hexOf(board, slot));
  const centers: Hex[] = [];
  if (limits.centers.length > 0)
    forEachChange(before.placements, now.placements, (_, old, placement) => {
      for (const one of [old, placement]) if (one?.schematic === piece.id) centers.push(one);
    });
  const reach = reachOfPoses(piece.hexes);
  const apart = Math.max(0, ...limits.centers.map((condition) => condition.reach));
  const most = changed.length * (2 * reach + 1) ** 2 + centers.length * (2 * apart + 1) ** 2;
  if (most > MOST_AGAIN) return null;
  const slots = new Set<number>();
  addNear(slots, board, changed, reach);
  addNear(slots, board, centers, apart);
  return slots;
}

function changedSlots(before: Uint8Array, after: Uint8Array): number[] {
  const changed: number[] = [];
  for (let slot = 0; slot < after.length; slot++) if (before[slot] !== after[slot]) changed.push(slot);
  return changed;
}

/** Adds all slots at most so many hexes from some hexes. */
function addNear(slots: Set<number>, board: Board, hexes: readonly Hex[], reach: number): void {
  for (const { q, r } of hexes)
    for (let east = -reach; east <= reach; east++)
      for (let south = Math.max(-reach, -reach - east); south <= Math.min(reach, reach - east); south++) {
        const there = slotOf(board, { q: q + east, r: r + south });
        if (there >= 0) slots.add(there);
      }
}

function sums(count_hex: Uint8Array): Pick<HeatMap, 'most' | 'hexes' | 'placements'> {
  let [most, hexes, placements] = [0, 0, 0];
  for (const count of count_hex) {
    if (count === 0) continue;
    if (count > most) most = count;
    hexes++;
    placements += count;
  }
  return { most, hexes, placements };
}
