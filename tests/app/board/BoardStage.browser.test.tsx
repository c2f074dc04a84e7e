import { act, cleanup, render } from '@testing-library/react';
import * as konva from 'react-konva/lib/ReactKonvaCore';
import { afterEach, expect, it } from 'vitest';
import { BoardBackdrop } from '../../../src/app/board/backdrop/board-backdrop.ts';
import { BoardDrawing } from '../../../src/app/board/board-drawing.ts';
import { LIGHT_BOARD } from '../../../src/app/board/board-theme.ts';
import { BoardStage } from '../../../src/app/board/BoardStage.tsx';
import { FirstPicture } from '../../../src/app/board/FirstPicture.tsx';
import * as nodes from '../../../src/app/board/nodes.ts';
import { packPalette } from '../../../src/app/board/paint/palette.ts';
import { SegmentColors } from '../../../src/app/board/paint/segment-colors.ts';
import { createBoardView } from '../../../src/app/view/board-view.ts';
import { hexBounds } from '../../../src/app/view/camera.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { drawn } from './board-user.ts';

afterEach(cleanup);

it('shows the pixels of the first picture as soon as it takes its place', async () => {
  const view = createBoardView(hexBounds([{ q: 0, r: 0 }]));
  act(() => view.resize({ width: 60.5, height: 40 }, 1.5));
  const segments = DIRECTIONS.map((k) => ({ q: 0, r: 0, k }));
  const colors = SegmentColors.covering(segments);
  segments.forEach((segment, index) => colors.setSegment(segment, 1 + (index % 2)));
  const drawing = new BoardDrawing(view, new BoardBackdrop());
  drawing.show({
    colors,
    palette: packPalette(['#102030', '#d04030', '#30a050']),
    grid: 'none',
    theme: LIGHT_BOARD,
    pictures: undefined,
  });
  const props = { drawing };
  const { container, rerender } = render(<FirstPicture {...props} />);
  await drawn();
  const first = pictureOf(container);
  expect(new Set(first.pixels).size).toBeGreaterThan(3);
  rerender(<BoardStage {...props} />);
  expect(pictureOf(container)).toEqual(first);
});

it('knows the nodes by the names that are given to them elsewhere', () => {
  for (const [name, node] of Object.entries(nodes)) expect(konva).toHaveProperty(name, node);
});

/** The first canvas of an element: its pixels, and its size on the page. */
function pictureOf(element: HTMLElement) {
  const canvas = element.querySelector('canvas')!;
  const { width, height } = canvas.getBoundingClientRect();
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return {
    pixels: [...data],
    size: [canvas.width, canvas.height],
    shown: [width.toFixed(1), height.toFixed(1)],
  };
}
