import type { City } from '../city/city.ts';
import type { Surroundings } from '../fit/surroundings.ts';
import { readWish } from '../fit/wish.ts';
import { Town } from '../generate/town.ts';
import { hexesOf } from '../land/row.ts';
import { shuffleFirst } from '../random/shuffle.ts';
import { randomStream, type RandomStream } from '../random/stream.ts';
import type { Recipe } from '../recipe/recipe.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedSegment,
  type Schematic,
} from '../schematic/schematic.ts';
import type { PosedPiece } from './patch-pieces.ts';

/** Poses for which ground is laid. */
const POSES_PLANTED = 6;

/** A cell of a piece or of a condition around it, as a step from the cell of its center. */
interface StepTo {
  readonly step: number;
  /** The kind that the cell is to have; `null` where it has to be free. */
  readonly kind: string | null;
  /** The text of the condition; `null` for cells of the piece itself. */
  readonly wish: string | null;
}

/**
 * Lays ground of the kinds that a piece asks for, for some of its poses each at one place where all else fits. For pieces
 * that ask for more than other pieces bring by themselves.
 */
export function plantGround(city: City, recipe: Recipe, posed: readonly PosedPiece[], seed: number): City {
  const { surroundings } = Town.standing(city, recipe, city, city).neighborhood;
  const { grid } = surroundings;
  const known = new Set(city.kinds.map(({ id }) => id));
  const random = randomStream(seed, 'plant');
  const centers = shuffled([...hexesOf(city.land)], random);
  const planted: PaintedSegment[] = [...paintedSegments(city.ground ?? [])];
  const reserved = new Set<number>();
  for (const { schematic } of shuffled(posed, random).slice(0, POSES_PLANTED)) {
    const steps = stepsOf(schematic, surroundings, known);
    const center = centers.find((hex) => fits(steps, grid.start + grid.stepOf(hex), surroundings, reserved));
    if (!center) continue;
    const start = grid.start + grid.stepOf(center);
    for (const { step } of steps) reserved.add(start + step);
    for (const { step, kind } of steps) {
      if (kind === null || !surroundings.isFree(start + step)) continue;
      // With the cells beside it, as far as nothing else is to stand there.
      const beside = grid
        .neighbors(start + step)
        .filter((cell) => surroundings.isFree(cell) && !reserved.has(cell));
      for (const cell of [start + step, ...beside]) {
        surroundings.set(cell, surroundings.stateOf(kind, 'ground'));
        planted.push({ ...grid.segmentOf(cell), kind });
      }
    }
  }
  const ground = mergeSegments(planted);
  return ground.length > 0 ? { ...city, ground } : city;
}

function stepsOf(
  { hexes, around = [] }: Schematic,
  { grid }: Surroundings,
  known: ReadonlySet<string>,
): StepTo[] {
  const origin = grid.start;
  const own = paintedSegments(hexes).map((segment) => ({
    step: grid.cellOf(segment) - origin,
    kind: null,
    wish: null,
  }));
  const asked = paintedSegments(around).map(({ kind: wish, ...segment }) => {
    const named = readWish(wish).alternatives.find(({ name, not }) => !not && known.has(name));
    return { step: grid.cellOf(segment) - origin, kind: named?.name ?? null, wish };
  });
  return [...own, ...asked];
}

/** Whether a piece could stand somewhere if the kinds that it asks for were there. */
function fits(
  steps: readonly StepTo[],
  start: number,
  surroundings: Surroundings,
  reserved: ReadonlySet<number>,
): boolean {
  return steps.every(({ step, kind, wish }) => {
    const cell = start + step;
    if (reserved.has(cell)) return false;
    if (wish === null) return surroundings.isFree(cell);
    return surroundings.unmet(wish)[cell] === 0 || (kind !== null && surroundings.isFree(cell));
  });
}

function shuffled<Item>(items: readonly Item[], random: RandomStream): Item[] {
  const order = Int32Array.from(items, (_, index) => index);
  shuffleFirst(order, order.length, order.length, random);
  return Array.from(order, (index) => items[index]!);
}
