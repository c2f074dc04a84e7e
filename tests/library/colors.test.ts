import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Kind } from '../../src/engine/schematic/kind.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const text = readFileSync(new URL('../../schematics/kinds.json', import.meta.url), 'utf8');
const { kinds } = JSON.parse(text) as { kinds: readonly Kind[] };

/** Linear sRGB as dichromats see it: Viénot, Brettel, Mollon, "Digital video colourmaps" (1999). */
const VIEWS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranope: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

function linear(color: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function multiply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => Math.max(0, a * x + b * y + c * z);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** CIE L*a*b* of linear sRGB, white D65. */
function lab([red, green, blue]: Triple): Triple {
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Least distance of two kinds in L*a*b*: 2.3 is just noticeable side by side. */
const LEAST = 7.5;

test.each(Object.entries(VIEWS))('kinds are told apart by color alone, %s sight', (_, matrix) => {
  const seen = kinds.map(({ id, color }) => ({ id, at: lab(multiply(matrix, linear(color))) }));
  const alike = seen.flatMap((a, i) =>
    seen
      .slice(i + 1)
      .filter((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]) < LEAST)
      .map((b) => `${a.id} and ${b.id}`),
  );
  expect(alike).toEqual([]);
});
