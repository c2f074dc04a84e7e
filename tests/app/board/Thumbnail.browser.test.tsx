import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Thumbnail } from '../../../src/app/board/Thumbnail.tsx';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';
import { posedShape } from '../../../src/app/board/posed-shape.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { largeSchematic } from '../../bench/large-schematic.ts';
import type { Picture } from '../../../src/formats/picture/picture.ts';

const NAMELESS = { id: 'large', name: 'Large', description: '', author: '', tags: [] };

/** A rectangle about a point far from the center, `width` × `height` side lengths. */
function block(width: number, height: number): Picture {
  const [x, y] = [7, -3];
  return {
    buildings: [],
    marks: [
      {
        layer: 'ground',
        style: { fill: '#ff0000', stroke: null, width: 0 },
        form: { kind: 'polygon', rings: [[x, y, x + width, y, x + width, y + height, x, y + height]] },
        building: 0,
      },
    ],
  };
}

/** The box of all painted pixels, in CSS pixels. */
function paintedBox(canvas: HTMLCanvasElement) {
  const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 3; i < data.length; i += 4) {
    if (data[i]! < 128) continue;
    const x = ((i - 3) / 4) % width;
    const y = Math.floor((i - 3) / 4 / width);
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + 1),
      Math.max(bottom, y + 1),
    ];
  }
  return [left, top, right, bottom].map((value) => value / devicePixelRatio);
}

function shown(picture: Picture, size: number): HTMLCanvasElement {
  return render(<Thumbnail picture={picture} size={size} />).container.querySelector('canvas')!;
}

afterEach(cleanup);

describe('a thumbnail', () => {
  it('shows the whole picture in the middle of its box, as large as it goes', () => {
    const canvas = shown(block(10, 5), 80);
    expect(canvas.getBoundingClientRect()).toMatchObject({ width: 80, height: 80 });
    expect(canvas.width).toBe(Math.round(80 * devicePixelRatio));
    const [left, top, right, bottom] = paintedBox(canvas);
    expect(left! + right!).toBeCloseTo(80, 0);
    expect(top! + bottom!).toBeCloseTo(80, 0);
    expect(right! - left!).toBeCloseTo(72, 0);
    expect(bottom! - top!).toBeCloseTo(36, 0);
  });

  it('shows something small as small', () => {
    const [left, , right] = paintedBox(shown(block(1, 1), 80));
    expect(right! - left!).toBeLessThan(40);
  });

  it('shows a large shape in the colors of its kinds, within the box that its picture would take', () => {
    const { hexes } = largeSchematic();
    const kinds = readBuiltInLibrary().kinds;
    const { picture } = posedShape({ ...NAMELESS, hexes }, PLAIN_POSE, kinds);
    const canvas = shown(picture, 80);
    const [left, top, right, bottom] = paintedBox(canvas);
    expect(left! + right!).toBeCloseTo(80, -1);
    expect(top! + bottom!).toBeCloseTo(80, -1);
    expect(Math.max(right! - left!, bottom! - top!)).toBeGreaterThan(68);
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<string>();
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) seen.add(data.slice(i, i + 3).join());
    const wheat = kinds.find(({ id }) => id === 'wheat')!.color;
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wheat.slice(at, at + 2), 16));
    expect(seen).toContain(`${red},${green},${blue}`);
  });

  it('is empty for an empty picture, also after a full one', () => {
    const { container, rerender } = render(<Thumbnail picture={block(3, 3)} size={40} />);
    rerender(<Thumbnail picture={{ buildings: [], marks: [] }} size={40} />);
    const canvas = container.querySelector('canvas')!;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    expect(data.every((value) => value === 0)).toBe(true);
  });
});
