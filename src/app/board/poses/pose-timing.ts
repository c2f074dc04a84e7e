import type { Movement } from './pose-motion.ts';

/** Milliseconds of each part of the way. */
const SLIDE = 420;
const MIRROR = 520;
const FIRST_TURN = 520;
const FURTHER_TURN = 260;

/** Milliseconds by which a ring sets out after the one within it, and by which the last does after the first. */
const RING_LAG = 240;
const LONGEST_LAG = 960;

/** Milliseconds in which the picture of the pose comes up where the parts have come to lie. */
const SETTLE = 180;

/** How long a single step takes, as a share: it is known what it does, and more of them may follow. */
const QUICK = 0.5;

/** When everything happens, in milliseconds from the beginning. */
export interface Timing {
  /** How many rings of hexes set out one after another. */
  readonly rings: number;
  readonly movements: readonly {
    readonly from: number;
    /** By how much the outermost ring sets out after the innermost. */
    readonly lag: number;
    /** How long each ring is on its way. */
    readonly way: number;
    /** How long the picture of the pose comes up after that. */
    readonly settle: number;
  }[];
  readonly end: number;
}

/** @param quick whether a single step is over as soon as can be followed */
export function timeMovements(movements: readonly Movement[], rings: number, quick: boolean): Timing {
  const pace = quick && movements.length === 1 ? QUICK : 1;
  let end = 0;
  const times = movements.map((movement) => {
    const lag = movement.kind === 'turn' ? Math.min(RING_LAG * Math.max(0, rings - 1), LONGEST_LAG) : 0;
    const time = {
      from: end,
      lag: lag * pace,
      way: lengthOf(movement) * pace,
      // A slide leaves a picture as it is; light falls anew on what was turned.
      settle: movement.kind === 'slide' ? 0 : SETTLE * pace,
    };
    end += time.lag + time.way + time.settle;
    return time;
  });
  return { rings, movements: times, end };
}

function lengthOf(movement: Movement): number {
  switch (movement.kind) {
    case 'slide':
      return SLIDE * Math.sqrt(Math.abs(movement.sides));
    case 'mirror':
      return MIRROR;
    case 'turn':
      return FIRST_TURN + FURTHER_TURN * (Math.abs(movement.turns) - 1);
  }
}

/** The picture of a movement at one time. */
export interface Instant {
  /** Index of the movement that is under way. */
  readonly movement: number;
  /** How much of its way the ring of a rank has gone, 0..1; the innermost has rank 0, beyond the last one it is that. */
  readonly progress: (rank: number) => number;
  /** How much of the picture of the pose has come up, 0..1. */
  readonly settled: number;
}

/** Milliseconds before the end of a step at which it still counts as under way. */
const STILL = 0.01;

/**
 * The time at which so many steps are done; a fraction is that part of the step that is under way. Between two steps, it
 * is the last moment of the one that is done.
 */
export function timeOfSteps({ movements, end }: Timing, steps: number): number {
  if (steps <= 0) return 0;
  if (steps >= movements.length) return end;
  const step = Math.ceil(steps) - 1;
  const { from, lag, way, settle } = movements[step]!;
  return from + (steps - step) * (lag + way + settle) - (Number.isInteger(steps) ? STILL : 0);
}

/** The number of steps that are done at a time, with the part of the step that is under way as a fraction. */
export function stepsAtTime({ movements, end }: Timing, elapsed: number): number {
  if (elapsed >= end) return movements.length;
  const step = Math.max(
    0,
    movements.findLastIndex(({ from }) => from <= elapsed),
  );
  const { from, lag, way, settle } = movements[step]!;
  return step + clamp((elapsed - from) / (lag + way + settle));
}

/** @returns `null` when all is over */
export function instantAt({ rings, movements, end }: Timing, elapsed: number): Instant | null {
  if (elapsed >= end) return null;
  const movement = movements.findLastIndex(({ from }) => from <= elapsed);
  const { from, lag, way, settle } = movements[movement]!;
  const sinceStart = elapsed - from;
  return {
    movement,
    progress: (rank) => ease((sinceStart - lag * rankShare(rank, rings)) / way),
    settled: settle === 0 ? 0 : clamp((sinceStart - lag - way) / settle),
  };
}

/** 0 for the innermost ring, 1 for the outermost. */
function rankShare(rank: number, rings: number): number {
  return rings > 1 ? Math.min(1, rank / (rings - 1)) : 0;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Slow at both ends. */
function ease(value: number): number {
  const t = clamp(value);
  return t * t * (3 - 2 * t);
}
