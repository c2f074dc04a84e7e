import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedPicture } from '../../../src/app/board/paint/art.ts';
import { Board, type BoardProps } from '../../../src/app/board/Board.tsx';
import { BoardStage } from '../../../src/app/board/board-stage-part.ts';
import { marginOf } from '../../../src/app/board/moved-picture.ts';
import { segmentCenter } from '../../../src/app/board/input/board-pointer.ts';
import { mapBend } from '../../../src/app/cityview/map/map-bend.ts';
import { DARK_BOARD, LIGHT_BOARD } from '../../../src/app/board/board-theme.ts';
import { createBoardView, type BoardView } from '../../../src/app/view/board-view.ts';
import { hexBounds, toPlane } from '../../../src/app/view/camera.ts';
import { packPalette } from '../../../src/app/board/paint/palette.ts';
import { SegmentColors } from '../../../src/app/board/paint/segment-colors.ts';
import { SegmentMarks } from '../../../src/app/board/overlay.tsx';
import { DIRECTIONS, type Hex } from '../../../src/engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../src/engine/hex/plane.ts';
import { segmentAt } from '../../../src/engine/segment/cell.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { colorAt, drawn, firePointer, touches } from './board-user.ts';

await BoardStage.preload();

const COLORS = ['#102030', '#d04030', '#30a050', '#3050c0', '#e0c040', '#9050a0'];
const HEXES: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 2, r: -2 },
];
const SEGMENTS: readonly Segment[] = HEXES.flatMap((hex) => DIRECTIONS.map((k) => ({ ...hex, k })));

/** A picture: a disk on the hex beside the middle. */
const DISK: PlacedPicture = {
  at: { q: 1, r: 0 },
  picture: {
    buildings: [],
    marks: [
      {
        layer: 'body',
        style: { fill: '#ff00ff', stroke: '#000000', width: 0.05 },
        form: { kind: 'circles', circles: [0, 0, 0.4] },
        building: 0,
      },
    ],
  },
};

function paintedColors(): SegmentColors {
  const colors = SegmentColors.covering(SEGMENTS);
  SEGMENTS.forEach((segment, i) => colors.setSegment(segment, 1 + (i % 5)));
  return colors;
}

interface Shown {
  readonly view: BoardView;
  readonly colors: SegmentColors;
  readonly element: HTMLElement;
  readonly rerender: (props: Partial<BoardProps>, size?: { width: number; height: number }) => void;
}

async function show(props: Partial<BoardProps> & { readonly children?: ReactNode } = {}): Promise<Shown> {
  const view = props.view ?? createBoardView(hexBounds(HEXES));
  const colors = props.colors ?? paintedColors();
  const page = (more: Partial<BoardProps>, { width, height }: { width: number; height: number }) => (
    <StrictMode>
      <div style={{ width, height, margin: 20 }}>
        <Board
          view={view}
          label="Test board"
          colors={colors}
          palette={packPalette(COLORS)}
          grid="none"
          theme={LIGHT_BOARD}
          {...props}
          {...more}
        />
      </div>
    </StrictMode>
  );
  const shownSize = { width: 600, height: 400 };
  const { rerender } = render(page({}, shownSize));
  const element = screen.getByRole('application', { name: 'Test board' });
  await drawn();
  return { view, colors, element, rerender: (more, size = shownSize) => rerender(page(more, size)) };
}

/** Where a point of the plane is in the window, by the attributes that the board gives to everyone. */
function clientPoint(element: HTMLElement, { x, y }: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  const { originX, originY, scale } = element.dataset;
  return { x: left + Number(originX) + x * Number(scale), y: top + Number(originY) + y * Number(scale) };
}

function clientCenter(element: HTMLElement, segment: Segment): Point {
  return clientPoint(element, segmentCenter(segment));
}

/** The canvas that is seen where the picture does not reach. */
const BACKDROP = 2;

function pictureCovers(element: HTMLElement, { x, y }: Point): boolean {
  const { left, top, right, bottom } = element.querySelector('canvas')!.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

/** Colors by segment: what is seen at their centers, where they are in view, and what should be. */
function expectPicture(element: HTMLElement, colors: SegmentColors, palette = COLORS): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen: Record<string, string> = {};
  const expected: Record<string, string | undefined> = {};
  for (const segment of SEGMENTS) {
    const at = clientCenter(element, segment);
    if (at.x < left || at.x >= right || at.y < top || at.y >= bottom) continue;
    seen[segmentKey(segment)] = colorAt(element, at, pictureCovers(element, at) ? 0 : BACKDROP);
    expected[segmentKey(segment)] = palette[colors.getSegment(segment)];
  }
  expect(seen).toEqual(expected);
}

const noise: unknown[][] = [];
beforeEach(() => {
  noise.length = 0;
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...message: unknown[]) => void noise.push(message));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  if (noise.length > 0) throw new Error(`the console is not silent: ${noise.join('; ')}`);
});

describe('the picture of the board', () => {
  it('shows every segment in its color, fitted into the element', async () => {
    const { element, colors } = await show();
    expectPicture(element, colors);
    const { left, top } = element.getBoundingClientRect();
    expect(colorAt(element, { x: left + 3, y: top + 3 })).toBe(COLORS[0]);
  });

  it.each([
    { rests: 'that rests between', pause: 1000 },
    { rests: 'that goes on', pause: 0 },
  ])('shows them in every view $rests', async ({ pause }) => {
    const { element, view, colors } = await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    view.fit();
    for (const step of [
      () => view.pan(37, -21),
      () => view.zoom(0.61, { x: 123, y: 45 }),
      () => view.pan(-60.4, 33.7),
      () => view.zoomIn(),
      () => view.zoom(0.3),
      () => view.pan(500, 0),
      () => view.fit(),
    ]) {
      step();
      await drawn();
      expectPicture(element, colors);
      vi.advanceTimersByTime(pause);
      await drawn();
      expectPicture(element, colors);
    }
  });

  it.each([
    { shown: 'colors', props: {} },
    { shown: 'colors, grid and pictures', props: { grid: 'everywhere' as const, pictures: () => [DISK] } },
  ])('is the same after many pans and changes as painted afresh: $shown', async ({ props }) => {
    const { element, view, colors, rerender } = await show(props);
    const moves = [
      [13, 0],
      [0, 17],
      [-45, -8],
      [31, -64],
      [-200, 150],
      [250, -90],
      [-60, -40],
    ] as const;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [i, [x, y]] of moves.entries()) {
      view.pan(x, y);
      colors.setSegment(SEGMENTS[i]!, 5 - (i % 5));
      await drawn();
      expectPicture(element, colors);
    }
    vi.advanceTimersByTime(1000);
    await allTilesDrawn();
    const panned = pixelsOf(element);
    rerender({ palette: packPalette(COLORS) });
    await drawn();
    const afresh = pixelsOf(element);
    expect(panned.length).toBe(afresh.length);
    const differences = panned.map((value, i) => Math.abs(value - afresh[i]!)).filter((by) => by > 3);
    // The browser antialiases the edge of a disk a little otherwise when it draws a part of it.
    expect(differences.length).toBeLessThan('pictures' in props ? panned.length / 5000 : 1);
    expect(Math.max(0, ...differences)).toBeLessThan(64);
  });

  it('is moved while the view moves, and drawn at rest for where it is unless all pixels are in place', async () => {
    const { element, view, colors } = await show();
    const [canvas] = element.querySelectorAll('canvas');
    const { left } = canvas!.getBoundingClientRect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = pixelsOf(element);
    view.pan(-11, 0);
    await drawn();
    expect(canvas!.getBoundingClientRect().left).toBeCloseTo(left - 11, 3);
    expect(countDifferent(before, pixelsOf(element))).toBe(0);
    expectPicture(element, colors);
    vi.advanceTimersByTime(1000);
    await drawn();
    expect(canvas!.getBoundingClientRect().left).toBeCloseTo(left - 11, 3);
    expectPicture(element, colors);
    view.zoom(1.2);
    await drawn();
    expect(canvas!.getBoundingClientRect().left).not.toBeCloseTo(left, 3);
    vi.advanceTimersByTime(1000);
    await drawn();
    expect(canvas!.getBoundingClientRect().left).toBeCloseTo(left, 3);
    expectPicture(element, colors);
  });

  it('has its colors behind it where it does not reach while it is made smaller', async () => {
    const { element, view, colors } = await show();
    view.zoom(6);
    await drawn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    view.zoom(0.4);
    await drawn();
    const middle = clientPoint(element, hexCenter({ q: 0, r: 1 }));
    const { bottom } = element.querySelector('canvas')!.getBoundingClientRect();
    // A place below the canvas and within the board.
    const segment = SEGMENTS.find(({ r, q, k }) => q === 0 && r === 1 && k === 3)!;
    const at = clientCenter(element, segment);
    expect(at.y).toBeGreaterThan(middle.y);
    expect(at.y).toBeGreaterThan(bottom);
    expect(colorAt(element, at, BACKDROP)).toBe(COLORS[colors.getSegment(segment)]);
    colors.setSegment(segment, 0);
    view.zoom(0.99);
    await drawn();
    expect(colorAt(element, clientCenter(element, segment), BACKDROP)).toBe(COLORS[0]);
    vi.advanceTimersByTime(1000);
    await drawn();
    expect(element.querySelectorAll('canvas')[BACKDROP]).not.toBeVisible();
    expectPicture(element, colors);
  });

  it('is antialiased again once a small view has come to rest', async () => {
    const { element, view } = await show();
    const mixed = () => [...colorsOf(element)].filter((color) => !COLORS.includes(color)).length;
    expect(mixed()).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // So far that it is drawn at once, and not smoothly.
    view.zoom(8 / view.getState().camera.scale);
    await drawn();
    expect(mixed()).toBe(0);
    vi.advanceTimersByTime(1000);
    await drawn();
    expect(mixed()).toBeGreaterThan(0);
  });

  it('paints one changed segment, and nothing else', async () => {
    const { element, colors } = await show();
    const before = new Map(
      SEGMENTS.map((one) => [segmentKey(one), colorAt(element, clientCenter(element, one))]),
    );
    colors.setSegment({ q: 1, r: 0, k: 2 }, 0);
    await drawn();
    for (const one of SEGMENTS)
      expect(colorAt(element, clientCenter(element, one))).toBe(
        segmentKey(one) === '1,0,2' ? COLORS[0] : before.get(segmentKey(one)),
      );
  });

  it('paints a segment outside of what it was made for', async () => {
    const { element, colors } = await show();
    const far: Segment = { q: 3, r: -1, k: 4 };
    colors.setSegment(far, 3);
    await drawn();
    expect(colorAt(element, clientCenter(element, far))).toBe(COLORS[3]);
    expectPicture(element, colors);
  });

  it('changes its colors with the palette alone', async () => {
    const { element, colors, rerender } = await show();
    const other = ['#ffffff', '#111111', '#222222', '#333333', '#444444', '#555555'];
    rerender({ palette: packPalette(other), theme: DARK_BOARD });
    await drawn();
    expectPicture(element, colors, other);
  });

  it('draws pictures on the colors when they are large enough, and children on top', async () => {
    const { at } = DISK;
    const child: Segment = { q: 0, r: 1, k: 3 };
    const { element, view } = await show({
      pictures: () => [DISK],
      children: <SegmentMarks segments={[child]} fill="#00ffff" />,
    });
    expect(colorAt(element, clientPoint(element, hexCenter(at)))).toBe('#ff00ff');
    expect(colorAt(element, clientCenter(element, child), 1)).toBe('#00ffff');
    view.zoom(5 / view.getState().camera.scale);
    await drawn();
    expect(colorAt(element, clientPoint(element, hexCenter(at)))).not.toBe('#ff00ff');
    expect(colorAt(element, clientCenter(element, child), 1)).toBe('#00ffff');
  });

  it('has every segment and every node in its place in each frame of a pan', async () => {
    // Far enough from the segments, and in every part that comes into view.
    const crowd = Array.from({ length: 400 }, (_, i) => ({
      ...DISK,
      at: { q: (i % 20) - 10, r: Math.floor(i / 20) - 10 },
    }));
    const pictures = crowd.filter(
      ({ at: { q, r } }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 3,
    );
    const marked = { q: 0, r: 0, k: 0 } as const;
    const { element, view, colors } = await show({
      pictures: () => pictures,
      children: <SegmentMarks segments={[marked]} fill="#00ffff" />,
    });
    await allTilesDrawn();
    const canvas = element.querySelector('canvas')!;
    const places = new Set<number>();
    for (let step = 0; step < 40; step++) {
      view.pan(step < 20 ? 9 : -9, step < 20 ? -5 : 5);
      await act(async () => void (await new Promise((next) => requestAnimationFrame(next))));
      expectPicture(element, colors);
      expect(colorAt(element, clientCenter(element, marked), 1)).toBe('#00ffff');
      places.add(Math.round(canvas.getBoundingClientRect().left - clientPoint(element, { x: 0, y: 0 }).x));
    }
    // It was drawn anew on the way.
    expect(places.size).toBeGreaterThan(1);
  });

  it('stretches many pictures while it is zoomed, and draws them anew at rest', async () => {
    const crowd = Array.from({ length: 1600 }, () => DISK);
    const { element, view, rerender } = await show({ pictures: () => crowd });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    view.zoom(0.7, { x: 410, y: 170 });
    await drawn();
    const center = hexCenter(DISK.at);
    const inside = clientPoint(element, { x: center.x + 0.3, y: center.y });
    const outside = clientPoint(element, { x: center.x + 0.52, y: center.y + 0.2 });
    const expectDisk = () => {
      expect(colorAt(element, inside)).toBe('#ff00ff');
      expect(COLORS).toContain(colorAt(element, outside));
    };
    expectDisk();
    const stretched = pixelsOf(element);
    vi.advanceTimersByTime(1000);
    await allTilesDrawn();
    expectDisk();
    const rested = pixelsOf(element);
    expect(countDifferent(stretched, rested)).toBeGreaterThan(0);
    rerender({ palette: packPalette(COLORS) });
    await drawn();
    expect(countDifferent(rested, pixelsOf(element))).toBe(0);
  });

  it('shows many pictures while it is panned, and draws them anew at rest', async () => {
    const crowd = Array.from({ length: 40 }, () => DISK);
    const { element, view } = await show({ pictures: () => crowd });
    view.pan(2000, 0);
    await allTilesDrawn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    view.pan(-1650, 0);
    await drawn();
    view.pan(-200, 3);
    await drawn();
    const center = hexCenter(DISK.at);
    const inside = clientPoint(element, { x: center.x + 0.25, y: center.y });
    const outside = clientPoint(element, { x: center.x + 0.52, y: center.y + 0.2 });
    const expectDisk = () => {
      expect(colorAt(element, inside)).toBe('#ff00ff');
      expect(COLORS).toContain(colorAt(element, outside));
    };
    expectDisk();
    vi.advanceTimersByTime(1000);
    await allTilesDrawn();
    expectDisk();
    const rested = pixelsOf(element);
    view.zoom(1.0001);
    view.zoom(1 / 1.0001);
    await drawn();
    vi.advanceTimersByTime(1000);
    await allTilesDrawn();
    expect(countDifferent(rested, pixelsOf(element))).toBe(0);
  });

  it('comes to the same picture when it is panned, zoomed and changed before all of it is drawn anew', async () => {
    const crowd = Array.from({ length: 1600 }, () => DISK);
    const { element, view, colors, rerender } = await show({ pictures: () => crowd });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const disturb = [
      () => view.pan(37, -21),
      () => view.pan(-150, 90),
      () => colors.setSegment(SEGMENTS[3]!, 5),
      () => view.zoom(1.1, { x: 300, y: 100 }),
      () => {},
    ];
    view.zoom(0.7, { x: 410, y: 170 });
    await drawn();
    for (const step of disturb) {
      vi.advanceTimersByTime(1000);
      await nextFrame();
      await nextFrame();
      step();
    }
    await drawn();
    vi.advanceTimersByTime(1000);
    await allTilesDrawn();
    const rested = pixelsOf(element);
    rerender({ palette: packPalette(COLORS) });
    await drawn();
    expect(countDifferent(rested, pixelsOf(element))).toBe(0);
  });

  it('stays crisp and in place when its element is resized', async () => {
    const { element, colors, rerender, view } = await show();
    rerender({}, { width: 417, height: 333 });
    await waitFor(() => expect(view.getState().size).toEqual({ width: 417, height: 333 }));
    await drawn();
    for (const canvas of element.querySelectorAll('canvas')) {
      if (canvas.closest('[aria-hidden]')) continue;
      const margin = marginOf(devicePixelRatio);
      expect(canvas.width).toBe(Math.ceil((417 + 2 * margin) * devicePixelRatio));
      expect(canvas.height).toBe(Math.ceil((333 + 2 * margin) * devicePixelRatio));
      const { width } = canvas.getBoundingClientRect();
      expect(canvas.width / width).toBeCloseTo(devicePixelRatio, 3);
    }
    expectPicture(element, colors);
  });
});

describe('the pointer on the board', () => {
  it('hovers over exactly the segment under it, and over none outside', async () => {
    const onHover = vi.fn<NonNullable<BoardProps['onHover']>>();
    const { element } = await show({ onHover });
    for (const segment of SEGMENTS) {
      firePointer(element, 'pointermove', clientCenter(element, segment));
      expect(onHover.mock.lastCall?.[0]?.segment).toEqual(segment);
    }
    const calls = onHover.mock.calls.length;
    firePointer(element, 'pointermove', clientCenter(element, SEGMENTS.at(-1)!));
    expect(onHover).toHaveBeenCalledTimes(calls);
    firePointer(element, 'pointerleave', { x: 0, y: 0 });
    expect(onHover.mock.lastCall).toEqual([null]);
  });

  it('hovers over another segment when the picture moves under it', async () => {
    const onHover = vi.fn<NonNullable<BoardProps['onHover']>>();
    const { element, view } = await show({ onHover });
    const at = clientCenter(element, { q: 0, r: 0, k: 0 });
    firePointer(element, 'pointermove', at);
    view.pan(0, Math.sqrt(3) * view.getState().camera.scale);
    expect(onHover.mock.lastCall?.[0]?.segment).toEqual({ q: 0, r: -1, k: 0 });
  });

  it('hovers over another segment soon after the wheel has moved the picture under it', async () => {
    const onHover = vi.fn<NonNullable<BoardProps['onHover']>>();
    const { element, view } = await show({ onHover });
    const at = clientCenter(element, { q: 0, r: 0, k: 0 });
    firePointer(element, 'pointermove', at);
    const deltaY = -Math.sqrt(3) * view.getState().camera.scale;
    element.dispatchEvent(
      new WheelEvent('wheel', { deltaY, clientX: at.x, clientY: at.y, cancelable: true }),
    );
    await waitFor(() => expect(onHover.mock.lastCall?.[0]?.segment).toEqual({ q: 0, r: -1, k: 0 }));
  });

  it('hovers over nothing else as long as the wheel moves the picture', async () => {
    const onHover = vi.fn<NonNullable<BoardProps['onHover']>>();
    const { element, view } = await show({ onHover });
    const at = clientCenter(element, { q: 0, r: 0, k: 0 });
    firePointer(element, 'pointermove', at);
    const calls = onHover.mock.calls.length;
    const step = -Math.sqrt(3) * view.getState().camera.scale;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const deltaY of [step, -step, step, -step, step]) {
        element.dispatchEvent(
          new WheelEvent('wheel', { deltaY, clientX: at.x, clientY: at.y, cancelable: true }),
        );
        vi.advanceTimersByTime(60);
        expect(onHover).toHaveBeenCalledTimes(calls);
      }
      vi.advanceTimersByTime(20);
      expect(onHover.mock.lastCall?.[0]?.segment).toEqual({ q: 0, r: -1, k: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports press and release with the segment, the button and the keys held', async () => {
    const [onSegmentDown, onSegmentUp] = [vi.fn(), vi.fn()];
    const { element } = await show({ onSegmentDown, onSegmentUp });
    const at = clientCenter(element, { q: 1, r: 0, k: 4 });
    firePointer(element, 'pointerdown', at, { buttons: 1, shiftKey: true });
    firePointer(element, 'pointerup', at, { buttons: 0 });
    expect(onSegmentDown).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        segment: { q: 1, r: 0, k: 4 },
        button: 'primary',
        buttons: 1,
        pointerType: 'mouse',
        modifiers: { shift: true, alt: false, control: false },
      }),
    );
    expect(onSegmentUp).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ segment: { q: 1, r: 0, k: 4 }, buttons: 0 }),
    );
  });

  it('reports every segment that a drag crosses, in order, however fast it is', async () => {
    const dragged: Segment[] = [];
    const { element } = await show({
      onSegmentMove: (crossed) => dragged.push(...crossed.map(({ segment }) => segment)),
    });
    const from: Segment = { q: -1, r: 0, k: 5 };
    const to: Segment = { q: 2, r: -2, k: 1 };
    firePointer(element, 'pointerdown', clientCenter(element, from), { buttons: 1 });
    firePointer(element, 'pointermove', clientCenter(element, to), { buttons: 1 });
    firePointer(element, 'pointerup', clientCenter(element, to), { buttons: 0 });
    expect(dragged.at(-1)).toEqual(to);
    expect(new Set(dragged.map(segmentKey)).size).toBe(dragged.length);
    expect(dragged.length).toBeGreaterThan(8);
    let last = from;
    for (const segment of dragged) {
      expect(adjacentSegments(last).map(segmentKey)).toContain(segmentKey(segment));
      last = segment;
    }
  });

  it('is given up on Escape, on a second button and when the system takes it away', async () => {
    const [onSegmentDown, onSegmentMove, onSegmentUp, onSegmentCancel] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const { element } = await show({ onSegmentDown, onSegmentMove, onSegmentUp, onSegmentCancel });
    const at = clientCenter(element, { q: 0, r: 0, k: 1 });
    const away = clientCenter(element, { q: 1, r: 0, k: 1 });
    const endings = [
      () => element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => firePointer(element, 'pointermove', at, { buttons: 3, button: 2 }),
      () => firePointer(element, 'pointercancel', at),
      () => window.dispatchEvent(new Event('blur')),
    ];
    endings.forEach((end, i) => {
      firePointer(element, 'pointerdown', at, { buttons: 1 });
      end();
      firePointer(element, 'pointermove', away, { buttons: 1 });
      firePointer(element, 'pointerup', away, { buttons: 0 });
      expect(onSegmentDown).toHaveBeenCalledTimes(i + 1);
      expect(onSegmentCancel).toHaveBeenCalledTimes(i + 1);
    });
    expect(onSegmentMove).not.toHaveBeenCalled();
    expect(onSegmentUp).not.toHaveBeenCalled();
  });

  it('presses with the secondary button only when asked to, and never opens a menu', async () => {
    const onSegmentDown = vi.fn();
    const { element, rerender } = await show({ onSegmentDown });
    const at = clientCenter(element, { q: 0, r: 0, k: 1 });
    const press = () => {
      firePointer(element, 'pointerdown', at, { button: 2, buttons: 2 });
      firePointer(element, 'pointerup', at, { button: 2, buttons: 0 });
    };
    press();
    expect(onSegmentDown).not.toHaveBeenCalled();
    rerender({ onSegmentDown, secondaryButton: true });
    press();
    expect(onSegmentDown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ button: 'secondary' }));
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    element.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
  });
});

describe('a board that is bent', () => {
  const bend = mapBend(3);

  it('has under the pointer, and marks, what is seen there', async () => {
    const onHover = vi.fn<NonNullable<BoardProps['onHover']>>();
    const pictures = () => [];
    const marked: Segment = { q: 1, r: 0, k: 2 };
    const children = <SegmentMarks segments={[marked]} fill="#ff00ff" />;
    const { element, view, rerender } = await show({ onHover, pictures, bend, children });
    const { left, top } = element.getBoundingClientRect();
    for (const segment of SEGMENTS) {
      const center = segmentCenter(segment);
      const at = clientPoint(element, bend.bent(center));
      expect(view.placeOf(center).x).toBeCloseTo(at.x - left, 6);
      expect(view.placeOf(center).y).toBeCloseTo(at.y - top, 6);
      firePointer(element, 'pointermove', at);
      expect(onHover.mock.lastCall?.[0]?.segment).toEqual(segment);
      expect(colorAt(element, at, 1) === '#ff00ff').toBe(segmentKey(segment) === segmentKey(marked));
    }
    const [last] = onHover.mock.lastCall!;
    // The pointer rests, and the board is bent no longer.
    rerender({ bend: null });
    await drawn();
    const place = clientPoint(element, bend.bent(segmentCenter(last!.segment)));
    const straight = toPlane(view.getState().camera, { x: place.x - left, y: place.y - top });
    expect(onHover.mock.lastCall?.[0]?.segment).toEqual(segmentAt(straight.x, straight.y));
  });

  it('is straight where it has no pictures, or they are too small to be seen', async () => {
    const { element, view, rerender } = await show({ bend });
    const center = segmentCenter(SEGMENTS[8]!);
    const { left, top } = element.getBoundingClientRect();
    const isStraight = () => {
      const { x, y } = clientPoint(element, center);
      const place = view.placeOf(center);
      return Math.abs(place.x - (x - left)) + Math.abs(place.y - (y - top)) < 1e-6;
    };
    expect(isStraight()).toBe(true);
    rerender({ pictures: () => [] });
    expect(isStraight()).toBe(false);
    act(() => view.zoom(0.1));
    expect(isStraight()).toBe(true);
  });
});

describe('moving the view', () => {
  it('says where it is, exactly, after every change', async () => {
    const { element, view } = await show();
    const expectExact = () => {
      const { originX, originY, scale } = view.getState().camera;
      expect(Number(element.dataset['originX'])).toBe(originX);
      expect(Number(element.dataset['originY'])).toBe(originY);
      expect(Number(element.dataset['scale'])).toBe(scale);
    };
    expectExact();
    for (const step of [() => view.pan(3, 4), () => view.zoomOut(), () => view.zoom(1.7, { x: 1, y: 2 })]) {
      step();
      expectExact();
    }
  });

  it('pans by the wheel and zooms about the pointer with Control', async () => {
    const { element, view } = await show();
    const before = view.getState().camera;
    element.dispatchEvent(
      new WheelEvent('wheel', { deltaX: 15, deltaY: -30, bubbles: true, cancelable: true }),
    );
    expect(view.getState().camera).toEqual({
      ...before,
      originX: before.originX - 15,
      originY: before.originY + 30,
    });
    const { left, top } = element.getBoundingClientRect();
    const pointer = { x: 211, y: 97 };
    const under = toPlane(view.getState().camera, pointer);
    const wheel = new WheelEvent('wheel', {
      deltaY: -100,
      ctrlKey: true,
      clientX: left + pointer.x,
      clientY: top + pointer.y,
      bubbles: true,
      cancelable: true,
    });
    element.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(view.getState().camera.scale).toBeGreaterThan(before.scale);
    const now = toPlane(view.getState().camera, pointer);
    expect(now.x).toBeCloseTo(under.x, 9);
    expect(now.y).toBeCloseTo(under.y, 9);
  });

  it('pans by the middle button, and by the primary one while space is held', async () => {
    const onSegmentDown = vi.fn();
    const { element, view } = await show({ onSegmentDown });
    const drag = (button: number, buttons: number) => {
      const { originX, originY } = view.getState().camera;
      const at = clientPoint(element, { x: 0, y: 0 });
      firePointer(element, 'pointerdown', at, { button, buttons });
      firePointer(element, 'pointermove', { x: at.x + 25, y: at.y - 10 }, { buttons });
      firePointer(element, 'pointerup', { x: at.x + 25, y: at.y - 10 }, { button, buttons: 0 });
      const after = view.getState().camera;
      expect([after.originX - originX, after.originY - originY]).toEqual([25, -10]);
    };
    drag(1, 4);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    drag(0, 1);
    expect(onSegmentDown).not.toHaveBeenCalled();
    element.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    firePointer(element, 'pointerdown', clientPoint(element, { x: 0, y: 0.3 }), { buttons: 1 });
    expect(onSegmentDown).toHaveBeenCalledOnce();
  });
});

describe('fingers on the board', () => {
  it('paint with one, and take it back when a second one comes to pinch', async () => {
    const [onSegmentDown, onSegmentUp, onSegmentCancel] = [vi.fn(), vi.fn(), vi.fn()];
    const { element, view } = await show({ onSegmentDown, onSegmentUp, onSegmentCancel });
    const before = view.getState().camera;
    const first = clientPoint(element, { x: -0.5, y: 0.1 });
    const second = clientPoint(element, { x: 0.5, y: 0.1 });
    const middle = { x: (first.x + second.x) / 2, y: first.y };
    await touches('touchStart', [first]);
    await waitFor(() => expect(onSegmentDown).toHaveBeenCalledOnce());
    expect(onSegmentDown.mock.lastCall?.[0]).toMatchObject({ pointerType: 'touch' });
    await touches('touchStart', [first, second]);
    await waitFor(() => expect(onSegmentCancel).toHaveBeenCalledOnce());
    await touches('touchMove', [
      { x: first.x - 40, y: first.y },
      { x: second.x + 40, y: second.y },
    ]);
    await touches('touchEnd', []);
    const grown = (second.x - first.x + 80) / (second.x - first.x);
    await waitFor(() => expect(view.getState().camera.scale / before.scale).toBeCloseTo(grown, 2));
    const { left, top } = element.getBoundingClientRect();
    const at = { x: middle.x - left, y: middle.y - top };
    expect(toPlane(view.getState().camera, at).x).toBeCloseTo(toPlane(before, at).x, 1);
    expect(onSegmentUp).not.toHaveBeenCalled();
    await touches('touchStart', [first]);
    await touches('touchEnd', []);
    await waitFor(() => expect(onSegmentUp).toHaveBeenCalledOnce());
    expect(onSegmentCancel).toHaveBeenCalledOnce();
  });
});

function nextFrame(): Promise<number> {
  return new Promise((next) => requestAnimationFrame(next));
}

/** Resolves when a board of six tiles has drawn them one by one. */
async function allTilesDrawn(): Promise<void> {
  for (let frames = 0; frames < 9; frames += 3) await drawn();
}

function pixelsOf(element: HTMLElement): Uint8ClampedArray {
  const canvas = element.querySelector('canvas')!;
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
}

function countDifferent(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((count, value, i) => count + Number(value !== b[i]), 0);
}

function colorsOf(element: HTMLElement): Set<string> {
  const pixels = pixelsOf(element);
  const colors = new Set<string>();
  for (let i = 0; i < pixels.length; i += 4)
    colors.add(
      `#${((1 << 24) | (pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!).toString(16).slice(1)}`,
    );
  return colors;
}
