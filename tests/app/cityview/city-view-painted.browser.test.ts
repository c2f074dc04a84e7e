import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIGHT_BOARD } from '../../../src/app/board/board-theme.ts';
import { BasePainter } from '../../../src/app/board/paint/base-painter.ts';
import { addSprites } from '../../../src/app/board/paint/part-painter.ts';
import { PictureSprites } from '../../../src/app/board/paint/sprites.ts';
import { colorsInOrder } from '../../../src/app/board/paint/color-indices.ts';
import { packPalette } from '../../../src/app/board/paint/palette.ts';
import { CityView } from '../../../src/app/cityview/city-view.ts';
import { loadGroundDrawing } from '../../../src/app/cityview/ground-drawing.ts';
import { CITY_GROUND } from '../../../src/app/cityview/ground.ts';
import { toChunks } from '../../../src/app/document/chunked.ts';
import type { CityDocument } from '../../../src/app/document/document.ts';
import { DIRECTIONS, type Hex } from '../../../src/engine/hex/hex.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import type { Placement } from '../../../src/engine/schematic/placement.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';

addSprites(PictureSprites);

/** Walls bend each other, piers reach far out, the others as far as most. */
const PATTERNS = ['house', 'tower', 'rampart', 'turret', 'archway', 'pier', 'street', 'wood', 'river'];
const KINDS = PATTERNS.map((pattern): Kind => ({
  id: pattern,
  name: pattern,
  color: '#a05040',
  glyph: 'x',
  footprint:
    pattern === 'tower' ? 'tile' : pattern === 'rampart' || pattern === 'archway' ? 'area' : 'segment',
  open: false,
  pattern,
}));

const SCHEMATICS: Readonly<Record<string, Schematic>> = Object.fromEntries(
  PATTERNS.map((kind) => {
    const hexes = [{ q: 0, r: 0, segments: [kind, kind, kind, kind, null, null] as const }];
    return [kind, { id: kind, name: kind, description: '', author: '', tags: [], hexes }];
  }),
);

const RADIUS = 3;
const PLACES: readonly Hex[] = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS).flatMap((r) =>
  Array.from({ length: 2 * RADIUS + 1 - Math.abs(r) }, (_, i) => ({
    q: Math.max(-RADIUS, -RADIUS - r) + i,
    r,
  })),
);

const LAND = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => {
  const r = i - RADIUS;
  return { r, q: Math.max(-RADIUS, -RADIUS - r), count: 2 * RADIUS + 1 - Math.abs(r) };
});

type Pieces = ReadonlyMap<number, Placement>;

function cityOf(pieces: Pieces): CityDocument {
  return {
    engine: 'test',
    recipe: null,
    kinds: KINDS,
    schematics: SCHEMATICS,
    land: LAND,
    districts: [],
    placements: toChunks([...pieces.values()].sort((a, b) => a.id - b.id)),
  };
}

/** A city on a canvas as the board shows it, at rest. */
class Shown {
  readonly #painter = new BasePainter();
  readonly #context: CanvasRenderingContext2D;
  readonly #side: number;

  constructor(view: CityView, side: number) {
    const canvas = document.createElement('canvas');
    canvas.width = 420;
    canvas.height = 360;
    this.#context = canvas.getContext('2d', { willReadFrequently: true })!;
    this.#side = side;
    this.#painter.setScene({
      colors: view.colors,
      palette: packPalette(colorsInOrder(CITY_GROUND.light, KINDS)),
      grid: 'land',
      theme: LIGHT_BOARD,
      pictures: (bounds) => view.pictures(bounds, CITY_GROUND.light),
    });
    view.colors.subscribe((cells) => this.#painter.invalidateCells(cells));
  }

  pixels(): ImageData {
    const { width, height } = this.#context.canvas;
    const camera = { originX: width / 2, originY: height / 2, scale: this.#side };
    do this.#painter.paint(this.#context, camera, 1, false);
    while (this.#painter.isRough);
    return this.#context.getImageData(0, 0, width, height);
  }
}

/** Pixels on each side of the squares that are compared: single ones differ where parts of a picture meet. */
const SQUARE = 3;

/** The most that the pixels of a square differ, on average of all their channels. */
function difference(a: ImageData, b: ImageData): number {
  let most = 0;
  for (let top = 0; top + SQUARE <= a.height; top++)
    for (let left = 0; left + SQUARE <= a.width; left++) {
      let sum = 0;
      for (let y = top; y < top + SQUARE; y++)
        for (let i = 4 * (y * a.width + left); i < 4 * (y * a.width + left + SQUARE); i++)
          sum += Math.abs(a.data[i]! - b.data[i]!);
      most = Math.max(most, sum / (4 * SQUARE ** 2));
    }
  return most;
}

/** The most that the smoothing of lines and areas comes to in a square: 9 or so, and what is not drawn anew to 22 and more. */
const SMOOTHING = 14;

/** One of each schematic, as far as they have places. */
const SOME_OF_ALL: Pieces = new Map(
  PATTERNS.map((schematic, index) => [
    index + 1,
    { ...PLAIN_POSE, ...PLACES[4 * index]!, id: index + 1, schematic, rotation: 1, locked: false },
  ]),
);

describe('a city that is on screen before the art of the ground is', () => {
  it('gets that art, and keeps its colors and so its camera', async () => {
    const view = new CityView(cityOf(SOME_OF_ALL));
    const { colors } = view;
    const shown = new Shown(view, 24);
    const before = shown.pixels();
    await loadGroundDrawing();
    expect(view.colors).toBe(colors);
    const anew = new Shown(new CityView(cityOf(SOME_OF_ALL)), 24).pixels();
    expect(difference(before, anew)).toBeGreaterThan(SMOOTHING);
    expect(difference(shown.pixels(), anew)).toBeLessThanOrEqual(SMOOTHING);
  });
});

describe('a city on the board', () => {
  beforeAll(loadGroundDrawing);

  it('looks after stamps and removals as if it were painted at once', () => {
    const edit = fc.record({
      place: fc.nat(PLACES.length - 1),
      schematic: fc.constantFrom(...PATTERNS),
      rotation: fc.constantFrom(...DIRECTIONS),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.constantFrom(9, 24), (edits, side) => {
        const pieces = new Map<number, Placement>();
        const view = new CityView(cityOf(pieces));
        const shown = new Shown(view, side);
        shown.pixels();
        for (const { place, schematic, rotation } of edits) {
          if (!pieces.delete(place + 1)) {
            const at = PLACES[place]!;
            pieces.set(place + 1, {
              ...PLAIN_POSE,
              ...at,
              id: place + 1,
              schematic,
              rotation,
              locked: false,
            });
          }
          view.update(cityOf(pieces));
          shown.pixels();
        }
        const anew = new Shown(new CityView(cityOf(pieces)), side);
        expect(difference(shown.pixels(), anew.pixels())).toBeLessThanOrEqual(SMOOTHING);
      }),
      { numRuns: 30 },
    );
  });
});
