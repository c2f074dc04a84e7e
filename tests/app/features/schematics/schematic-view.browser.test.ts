import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BasePainter } from '../../../../src/app/board/paint/base-painter.ts';
import type { Scene } from '../../../../src/app/board/paint/scene.ts';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import { colorsInOrder } from '../../../../src/app/board/paint/color-indices.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import { SchematicView } from '../../../../src/app/features/schematics/schematic-view.ts';
import { readBuiltInLibrary } from '../../../../src/library/built-in-files.ts';
import { toSchematicDocument } from '../../../../src/app/document/document.ts';
import { distance, hexKey, ORIGIN } from '../../../../src/engine/hex/hex.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import type { Six } from '../../../../src/engine/schematic/schematic.ts';
import { randomStream } from '../../../../src/engine/random/stream.ts';
import { ShapePicture } from '../../../../src/app/board/posed-shape.ts';
import { largeSchematic } from '../../../bench/large-schematic.ts';

type Hexes = Readonly<Record<string, Six<string | null>>>;

const { kinds } = readBuiltInLibrary();
const PALETTE = packPalette(colorsInOrder({ outside: '#f1ebdd', free: '#e7dfcc' }, kinds));
const SIZE = 420;

/** A part of the landscape of the benchmark: some 150 hexes of every footprint. */
const landscape = {
  ...largeSchematic(),
  hexes: largeSchematic().hexes.filter((hex) => distance(hex, { q: 3, r: -2 }) <= 7),
};

class Page {
  readonly view = new SchematicView();
  readonly #painter = new BasePainter();
  readonly #context: CanvasRenderingContext2D;
  readonly #side: number;

  constructor(side: number, pictures?: Scene['pictures']) {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    this.#context = canvas.getContext('2d', { willReadFrequently: true })!;
    this.#side = side;
    this.#painter.setScene({
      colors: this.view.colors,
      palette: PALETTE,
      grid: 'everywhere',
      theme: LIGHT_BOARD,
      pictures: pictures ?? this.view.pictures,
    });
    this.view.colors.subscribe((cells) => this.#painter.invalidateCells(cells));
  }

  show(hexes: Hexes): void {
    this.view.update(hexes, PLAIN_POSE, kinds);
    this.paint();
  }

  paint(): void {
    const camera = { originX: 120, originY: 250, scale: this.#side };
    this.#painter.paint(this.#context, camera, 1, false);
  }

  get pixels(): Uint8ClampedArray {
    return this.#context.getImageData(0, 0, SIZE, SIZE).data;
  }
}

/** How many pixels differ by more than a shade: antialiasing of a path may depend on all of it. */
function differing(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a[i + channel]! - b[i + channel]!) > 24)) count++;
  return count;
}

/** Strokes over the landscape: segments, tiles' worth and erasures, step by step. */
function strokes(seed: number): Hexes[] {
  const random = randomStream(seed, 'strokes');
  const ids = [...kinds.map(({ id }) => id), null];
  let hexes: Hexes = toSchematicDocument(landscape).hexes;
  return Array.from({ length: 40 }, () => {
    const at = { q: random.below(12) - 2, r: random.below(12) - 8 };
    const kind = ids[random.below(ids.length)]!;
    const whole = random.below(4) === 0;
    const k = random.below(6);
    const before = hexes[hexKey(at)] ?? [null, null, null, null, null, null];
    const segments = before.map((old, i) => (whole || i === k ? kind : old)) as unknown as Six<string | null>;
    hexes = { ...hexes, [hexKey(at)]: segments };
    return hexes;
  });
}

describe('the view of a schematic', () => {
  for (const side of [8, 13, 24, 40])
    it(`painted stroke by stroke looks as it does painted at once, at ${side} pixels per side`, async () => {
      const followed = new Page(side);
      const steps = [toSchematicDocument(landscape).hexes, ...strokes(side)];
      for (const hexes of steps) followed.show(hexes);
      const last = steps.at(-1)!;
      const painted = Object.entries(last).map(([key, segments]) => {
        const [q, r] = key.split(',').map(Number) as [number, number];
        return { q, r, segments };
      });
      const whole = new ShapePicture(
        painted.sort((a, b) => a.r - b.r || a.q - b.q),
        kinds,
        PLAIN_POSE,
      );
      const fresh = new Page(side, () => [{ picture: whole, at: ORIGIN }]);
      fresh.show(last);
      // Large areas come a moment later.
      await waitFor(() => {
        followed.paint();
        expect(differing(followed.pixels, fresh.pixels)).toBeLessThan(5);
      });
    });
});
