import { afterEach, expect, it } from 'vitest';
import cityText from '../../examples/walled-town.city.json?raw';
import { readCity, type City } from 'sixfold';
import { paintDrawing } from '../../src/app/features/files/export/write/paint-drawing.ts';
import { cityDrawing } from '../../src/formats/svg/drawing.ts';
import { toThirds } from '../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../src/engine/segment/vertex.ts';
import type { Direction } from '../../src/engine/hex/hex.ts';

/** Pixels per side of the example. */
const SCALE = 16;

/** Kinds that our own picture draws in nearly their own color, without roofs, furrows or trees. */
const PLAIN_KINDS = ['street', 'lane', 'square', 'river', 'bridge'];

interface CityFile {
  readonly hexes: { q: number; r: number; segments: (string | null)[] }[];
  readonly buildings: { doors: { q: number; r: number; segment: Direction }[] }[];
}

type Color = readonly [number, number, number];

function readTown(): City {
  const read = readCity(cityText);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

const frame = document.createElement('iframe');

afterEach(() => frame.remove());

/** The canvas of the page, once it has drawn. */
async function drawnCanvas(): Promise<HTMLCanvasElement> {
  frame.src = '/examples/canvas/index.html';
  document.body.append(frame);
  const canvas = () => frame.contentDocument?.querySelector('canvas');
  await expect.poll(() => canvas()?.width).toBeGreaterThan(600);
  return canvas()!;
}

/** The color at a point in side lengths. */
function pixels(canvas: HTMLCanvasElement | OffscreenCanvas, left: number, top: number) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  return ({ x, y }: { x: number; y: number }): Color => {
    const at = 4 * (Math.floor((y - top) * SCALE) * width + Math.floor((x - left) * SCALE));
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
}

const hexColor = (text: string): Color =>
  [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Color;

const apart = (a: Color, b: Color) => Math.max(...a.map((value, channel) => Math.abs(value - b[channel]!)));

it('a page of 40 lines draws every segment of a town in the color of its kind, where our own picture has it', async () => {
  const city = readTown();
  const { hexes, buildings } = JSON.parse(cityText) as CityFile;
  const canvas = await drawnCanvas();
  const drawn = pixels(canvas, -canvas.width / 2 / SCALE, -canvas.height / 2 / SCALE);
  const drawing = cityDrawing(city, { scale: SCALE, transparent: false, districts: false, hexLines: false });
  const own = new OffscreenCanvas(drawing.frame.width, drawing.frame.height);
  paintDrawing(own.getContext('2d')!, drawing);
  const wanted = pixels(own, drawing.frame.left, drawing.frame.top);

  const color = new Map(city.kinds.map((kind) => [kind.id, hexColor(kind.color)]));
  const segments = hexes.flatMap(({ q, r, segments }) =>
    segments.flatMap((kind, k) => (kind === null ? [] : [{ kind, q, r, k: k as Direction }])),
  );
  expect(segments.length).toBeGreaterThan(3000);
  const wrong = segments.filter(
    ({ kind, ...segment }) => apart(drawn(thirdToPoint(toThirds(segment))), color.get(kind)!) > 1,
  );
  expect(wrong).toEqual([]);
  const plain = segments.filter(({ kind }) => PLAIN_KINDS.includes(kind));
  const strange = plain.filter(({ q, r, k }) => {
    const point = thirdToPoint(toThirds({ q, r, k }));
    return apart(drawn(point), wanted(point)) > 30;
  });
  expect(strange.length).toBeLessThan(0.05 * plain.length);

  const doors = buildings.flatMap(({ doors }) => doors);
  expect(doors.length).toBeGreaterThan(200);
  for (const door of doors) {
    const { to } = door as typeof door & { to: typeof door };
    const [a, b] = [door, to].map(({ segment: k, ...hex }) => thirdToPoint(toThirds({ ...hex, k })));
    expect(drawn({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 })).toEqual(hexColor('#fff6dc'));
  }
});
