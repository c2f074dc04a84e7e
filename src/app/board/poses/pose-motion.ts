import { distance, modulo6, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { ringHex, ringIndex } from '../../../engine/hex/ring.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Shift } from '../../../engine/segment/shift.ts';

/** A part of the way from one pose to another; `start` and `end` are the poses between which it lies. */
export type Movement = { readonly start: Pose; readonly end: Pose } & (
  | { readonly kind: 'mirror' }
  /** Turns of 60°, clockwise when positive. */
  | { readonly kind: 'turn'; readonly turns: number }
  /** Side lengths to the right. */
  | { readonly kind: 'slide'; readonly sides: number }
);

/**
 * The way from one pose to another in the order in which a pose is made: what is shifted goes back first, then come
 * mirror, rotation and shift. Poses that differ by a shift alone are one slide apart.
 *
 * @param way round which way it turns: as rotations are counted, or by the fewest turns
 */
export function movementsBetween(from: Pose, to: Pose, way: 'clockwise' | 'shortest'): Movement[] {
  const movements: Movement[] = [];
  let pose = from;
  const slide = (shift: Shift) => {
    if (shift === pose.shift) return;
    const end = { ...pose, shift };
    movements.push({ kind: 'slide', sides: shift - pose.shift, start: pose, end });
    pose = end;
  };
  if (from.mirror !== to.mirror || from.rotation !== to.rotation) slide(0);
  if (from.mirror !== to.mirror) {
    // A mirror turns what was turned before the other way round.
    const end = { ...pose, mirror: to.mirror, rotation: modulo6(-pose.rotation) };
    movements.push({ kind: 'mirror', start: pose, end });
    pose = end;
  }
  const clockwise = modulo6(to.rotation - pose.rotation);
  if (clockwise !== 0) {
    const turns = way === 'shortest' && clockwise > 3 ? clockwise - 6 : clockwise;
    const end = { ...pose, rotation: to.rotation };
    movements.push({ kind: 'turn', turns, start: pose, end });
    pose = end;
  }
  slide(to.shift);
  return movements;
}

/** The way between two poses with each turn of 60° by itself: the steps in which it is walked through. */
export function stepsBetween(from: Pose, to: Pose): Movement[] {
  return movementsBetween(from, to, 'clockwise').flatMap((movement): Movement[] => {
    if (movement.kind !== 'turn') return [movement];
    const sign = Math.sign(movement.turns);
    return Array.from({ length: Math.abs(movement.turns) }, (_, index) => {
      const at = (turns: number): Pose => ({
        ...movement.start,
        rotation: modulo6(movement.start.rotation + turns * sign),
      });
      return { kind: 'turn', turns: sign, start: at(index), end: at(index + 1) };
    });
  });
}

/** Where the plane about a hex is laid: (x, y) comes to (a x + c y + e, b x + d y + f), as in a canvas. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export function applyAffine({ a, b, c, d, e, f }: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/**
 * Where a movement has brought a hex, and the six segments with it, that was at `hex` when it began.
 *
 * @param progress how much of its own way it has gone, 0..1
 */
export function placeHex(movement: Movement, hex: Hex, progress: number): Affine {
  switch (movement.kind) {
    case 'slide':
      return { a: 1, b: 0, c: 0, d: 1, e: movement.sides * progress, f: 0 };
    case 'mirror':
      // As a sheet looks that is turned over about the vertical through the center.
      return { a: Math.cos(Math.PI * progress), b: 0, c: 0, d: 1, e: 0, f: 0 };
    case 'turn': {
      const from = hexCenter(hex);
      const to = pointOnRing(hex, movement.turns * progress);
      const angle = (movement.turns * progress * Math.PI) / 3;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return {
        a: cos,
        b: sin,
        c: -sin,
        d: cos,
        e: to.x - cos * from.x + sin * from.y,
        f: to.y - sin * from.x - cos * from.y,
      };
    }
  }
}

/** The center of a hex that has walked its ring for so many turns of 60°: a step to the next hex is a straight line. */
export function pointOnRing(hex: Hex, turns: number): Point {
  const radius = distance(hex, ORIGIN);
  if (radius === 0) return hexCenter(hex);
  const steps = turns * radius;
  const whole = Math.floor(steps + 1e-9);
  const rest = Math.max(0, steps - whole);
  const index = ringIndex(hex) + whole;
  const [from, to] = [hexCenter(ringHex(radius, index)), hexCenter(ringHex(radius, index + 1))];
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}
