import { distance, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { hexCenter, STRIP_HEIGHT, type Point } from '../../../engine/hex/plane.ts';
import { ringHex, ringIndex, ringSize } from '../../../engine/hex/ring.ts';
import type { Movement } from './pose-motion.ts';
import { ringsOf } from './pose-parts.ts';

/** Rings whose ways are drawn; of more of them, some. */
const MOST_WAYS = 5;

/** Rings up to which each is traced; more would be a cobweb. */
const MOST_RINGS = 12;

/** CSS pixels per side length from which the hexes of a ring are marked on it. */
const STATIONS_FROM = 12;

/** Guides that show which way a movement goes, in side lengths. */
export interface Guides {
  /** Rings on which hexes move, faintly. */
  readonly rings: readonly (readonly Point[])[];
  /** Centers of their hexes. */
  readonly stations: readonly Point[];
  /** Ways from a start to an end. */
  readonly arrows: readonly (readonly Point[])[];
}

/** The guides of a movement of a shape; `hexes` are where it is when the movement begins. */
export function guidesOf(movement: Movement, hexes: readonly Hex[]): Guides {
  switch (movement.kind) {
    case 'slide':
      return { rings: [], stations: [], arrows: [[hexCenter(ORIGIN), { x: movement.sides, y: 0 }]] };
    case 'mirror': {
      const reach = Math.max(1, ...hexes.map((hex) => Math.abs(hexCenter(hex).y))) + 2 * STRIP_HEIGHT;
      const axis = [
        { x: 0, y: -reach },
        { x: 0, y: reach },
      ];
      return { rings: [axis], stations: [], arrows: [] };
    }
    case 'turn': {
      const rings = thin(ringsOf(hexes), MOST_RINGS);
      return {
        rings: rings.map((ring) => walk(ring, 0, ringSize(ring))),
        stations: rings.flatMap((ring) =>
          Array.from({ length: ringSize(ring) }, (_, index) => hexCenter(ringHex(ring, index))),
        ),
        arrows: thin(ringsOf(hexes), MOST_WAYS).map((ring) => {
          const first = hexes.find((hex) => distance(hex, ORIGIN) === ring)!;
          return walk(ring, ringIndex(first), movement.turns * ring);
        }),
      };
    }
  }
}

/** At most `most` of the rings, the outermost among them. */
function thin(rings: readonly number[], most: number): number[] {
  const every = Math.ceil(rings.length / most);
  return rings.filter((_, index) => (rings.length - 1 - index) % every === 0);
}

/** The way along a ring from the hex at `index`, `steps` hexes on, counterclockwise when negative. */
function walk(ring: number, index: number, steps: number): Point[] {
  return Array.from({ length: Math.abs(steps) + 1 }, (_, step) =>
    hexCenter(ringHex(ring, index + step * Math.sign(steps))),
  );
}

/** How guides are drawn. */
export interface GuideStyle {
  readonly color: string;
  /** Color of the halo that sets the guides off from the picture below. */
  readonly halo: string;
  /** Side lengths per CSS pixel. */
  readonly pixel: number;
}

/** Draws rings faintly, the hexes on them as dots, and the ways with their heads. The context is in side lengths. */
export function drawGuides(context: CanvasRenderingContext2D, guides: Guides, style: GuideStyle): void {
  const { color, halo, pixel } = style;
  const { rings, stations, arrows } = guides;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.globalAlpha = 0.6;
  context.setLineDash([pixel, 4 * pixel]);
  for (const [style, width] of [
    [halo, 3],
    [color, 1.5],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width * pixel;
    for (const ring of rings) {
      trace(context, ring);
      context.stroke();
    }
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  for (const [style, width] of [
    [halo, 4.5],
    [color, 2],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width * pixel;
    for (const arrow of arrows) {
      trace(context, arrow);
      addHead(context, arrow, 7 * pixel);
      context.stroke();
    }
  }
  if (pixel * STATIONS_FROM <= 1) {
    context.fillStyle = color;
    context.strokeStyle = halo;
    context.lineWidth = 1.25 * pixel;
    for (const { x, y } of stations) {
      context.beginPath();
      context.arc(x, y, 2.75 * pixel, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
  }
  context.restore();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

function addHead(context: CanvasRenderingContext2D, points: readonly Point[], length: number): void {
  const tip = points.at(-1)!;
  const before = points.at(-2);
  if (!before) return;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  context.moveTo(tip.x - length * Math.cos(angle - 0.5), tip.y - length * Math.sin(angle - 0.5));
  context.lineTo(tip.x, tip.y);
  context.lineTo(tip.x - length * Math.cos(angle + 0.5), tip.y - length * Math.sin(angle + 0.5));
}
