import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mirroredPoses } from '../../../../src/app/board/poses/mirrored-poses.ts';
import { edit, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { addSigns } from '../../../../src/app/board/posed-shape.ts';
import { describePose } from '../../../../src/app/board/poses/pose-words.ts';
import { pictureOfAround } from '../../../../src/formats/picture/art/signs.ts';
import type { Pose } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, placeOf, renderWorkspace, SchematicsWorkspace } from '../../../support/workspace.tsx';
import { boardWalk } from '../../../../src/app/board/poses/pose-walk.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { previewedPose } from '../../../../src/app/board/poses/previewed-pose.ts';

let store: AppStore;

afterEach(() => {
  cleanup();
  mirroredPoses.set(false);
});

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <SchematicsWorkspace />);
});

const dial = () => within(screen.getByRole('grid', { name: 'Poses' }));
const cell = (name: RegExp | string) => dial().getByRole('gridcell', { name });
const chosen = () => schematicPose.of(store.getState()).pose;
const previewed = () => previewedPose.of(store.getState()).pose;
const show = (schematic: string) => act(() => setSession(store, { schematic }));

/** Whether anything but nothing is on a canvas. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  return canvas
    .getContext('2d')!
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value !== 0);
}

describe('the dial of poses', () => {
  it('has a place for all eighteen, and says how many are distinct', async () => {
    for (const [name, count] of [
      ['single', 6],
      ['pair', 9],
      ['tile', 3],
      ['two-hexes', 9],
    ] as const) {
      show(name);
      const grid = screen.getByRole('grid', { name: 'Poses' });
      await waitFor(() => expect(grid).toHaveAccessibleDescription(`${count} distinct of 18`));
      const cells = dial().getAllByRole('gridcell');
      expect(cells).toHaveLength(18);
      expect(cells.filter((each) => !each.getAttribute('aria-label')!.includes('the same as'))).toHaveLength(
        count,
      );
    }
  });

  it('tells poses apart by the conditions around the piece, and shows these in their pictures', async () => {
    addSigns(pictureOfAround);
    act(() =>
      edit(store, 'Ask', ({ schematics }) => {
        schematics['tile']!.around = [{ q: 0, r: 1, segments: ['@street', null, null, null, null, null] }];
      }),
    );
    show('tile');
    const grid = screen.getByRole('grid', { name: 'Poses' });
    await waitFor(() => expect(grid).toHaveAccessibleDescription('18 distinct of 18'));
    const pictures = () =>
      [0, 1, 2, 3, 4, 5].map((turn) => cell(`Rotation ${turn}, not shifted`).querySelector('canvas')!);
    await waitFor(() => expect(pictures().filter(isDrawn)).toHaveLength(6));
    // The same tile six times, with its condition on another side of it.
    expect(new Set(pictures().map((canvas) => canvas.toDataURL())).size).toBe(6);
  });

  it('draws every one of them', async () => {
    const pictures = () => [...screen.getByRole('grid', { name: 'Poses' }).querySelectorAll('canvas')];
    // A pixel for each of the screen, in a cell as wide as the panel allows.
    const isWhole = (canvas: HTMLCanvasElement) => {
      const { width, height } = canvas.getBoundingClientRect();
      const sizes = [width, height].map((length) => Math.round(length * devicePixelRatio));
      return width > 40 && canvas.width === sizes[0] && canvas.height === sizes[1] && isDrawn(canvas);
    };
    await waitFor(() => expect(pictures().filter(isWhole)).toHaveLength(18));
    expect(pictures()).toHaveLength(18);
  });

  it('draws the grid in the same place behind the shifts, and the piece beside it', async () => {
    show('tile');
    const names = ['shifted left', 'not shifted', 'shifted right'].map((shift) => `Rotation 0, ${shift}`);
    const pictures = () => names.map((name) => cell(name).querySelector('canvas')!);
    await waitFor(() => expect(pictures().filter(isDrawn)).toHaveLength(3));
    const rowOf = (canvas: HTMLCanvasElement, y: number) => [
      ...canvas.getContext('2d')!.getImageData(0, y, canvas.width, 1).data,
    ];
    const [left, still, right] = pictures().map((canvas) => ({
      edge: rowOf(canvas, 0),
      middle: rowOf(canvas, Math.floor(canvas.height / 2)),
    }));
    expect(still!.edge.some((value) => value > 0)).toBe(true);
    expect(left!.edge).toEqual(still!.edge);
    expect(right!.edge).toEqual(still!.edge);
    expect(left!.middle).not.toEqual(still!.middle);
    expect(right!.middle).not.toEqual(still!.middle);
    expect(right!.middle).not.toEqual(left!.middle);
  });

  it('marks a pose that comes to the same as a plainer one; choosing it chooses it, and shows the other, too', async () => {
    show('tile');
    const double = cell('Rotation 1, shifted right, the same as rotation 0, shifted right');
    expect(double).toHaveTextContent('same as0° →');
    await userEvent.click(double);
    expect(chosen()).toEqual({ mirror: false, rotation: 1, shift: 1 });
    expect(dial().getAllByRole('gridcell', { selected: true })).toEqual([double]);
    expect(cell('Rotation 0, shifted right').dataset['standsForChosen']).toBe('true');
  });

  it('follows what is painted', async () => {
    const grid = screen.getByRole('grid', { name: 'Poses' });
    const board = boardNamed('Schematic single');
    await userEvent.click(board, { position: placeOf(board, { q: 0, r: 0, k: 1 }).inside });
    await waitFor(() => expect(grid).toHaveAccessibleDescription('9 distinct of 18'));
  });

  it('shows mirrored ones when asked, and puts away a mirrored one when not', async () => {
    expect(screen.getByText('Mirroring adds no poses.')).toBeVisible();
    await userEvent.keyboard('m');
    const mirrored = screen.getByRole('switch', { name: 'Include mirrored' });
    await waitFor(() => expect(mirrored).toBeChecked());
    expect(dial().getAllByRole('gridcell')).toHaveLength(36);
    expect(cell(/^Rotation 0, not shifted, mirrored, the same as rotation 0, not shifted$/)).toBeVisible();
    await userEvent.click(mirrored);
    expect(chosen().mirror).toBe(false);
    expect(mirrored).not.toBeChecked();
  });
});

describe('the walk to a pose', () => {
  const walk = () => within(screen.getByRole('group', { name: 'How the pose is made' }));
  const position = () => boardWalk(store).getState().position;
  const press = async (name: string) => userEvent.click(walk().getByRole('button', { name }));

  it('waits for a pose that is not the drawn one', () => {
    expect(walk().getByText('Choose a pose to see step by step how it is made.')).toBeVisible();
    expect(walk().getByRole('button', { name: 'Play how the pose is made' })).toBeDisabled();
  });

  it('goes step by step, with the words of each, and ends with Escape', async () => {
    await userEvent.click(cell(/^Rotation 2, shifted right/));
    expect(walk().getByText('Shift right: the piece moves one hex edge.')).toBeVisible();
    await press('Previous step');
    expect(position()).toBe(2);
    expect(screen.getByText('How the pose is made, over the unturned piece · Esc ends')).toBeVisible();
    expect(walk().getByText(/^Rotation 1 to 2: ring 1 moves 1 step/)).toBeVisible();
    await press('Previous step');
    expect(walk().getByText(/^Rotation 1: ring 1 moves 1 step/)).toBeVisible();
    await press('Previous step');
    expect(walk().getByText('As drawn.')).toBeVisible();
    await press('Next step');
    await waitFor(() => expect(boardWalk(store).getState()).toEqual({ position: 1, playingTo: null }));
    await userEvent.keyboard('{Escape}');
    expect(position()).toBeNull();
    expect(chosen()).toEqual({ mirror: false, rotation: 2, shift: 1 });
  });

  it('is played to its end, and scrubbed with the slider', async () => {
    await userEvent.click(cell('Rotation 1, not shifted'));
    await press('Play how the pose is made');
    await waitFor(() => expect(boardWalk(store).getState()).toEqual({ position: 1, playingTo: null }));
    walk().getByRole('slider', { name: 'Way from the drawn piece to the pose' }).focus();
    await userEvent.keyboard('{Home}');
    expect(position()).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(position()).toBeCloseTo(0.02);
  });

  it('ends when the piece is painted or turned', async () => {
    await userEvent.click(cell('Rotation 1, not shifted'));
    await press('Previous step');
    const board = boardNamed('Schematic single');
    await userEvent.click(board, { position: placeOf(board, { q: 0, r: 1, k: 1 }).inside });
    expect(position()).toBeNull();
    await press('Previous step');
    expect(position()).toBe(0);
    await userEvent.keyboard('r');
    expect(position()).toBeNull();
  });
});

describe('the enlarged dial', () => {
  it('shows all poses beside the one that is chosen, and chooses, too', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the dial' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Poses of / }));
    expect(dialog.getAllByRole('gridcell')).toHaveLength(18);
    await userEvent.click(dialog.getByRole('gridcell', { name: 'Rotation 3, not shifted' }));
    expect(chosen()).toEqual({ mirror: false, rotation: 3, shift: 0 });
    const stage = dialog.getByRole('img', { name: 'Rotation 3, not shifted' });
    expect(isDrawn(stage as HTMLCanvasElement)).toBe(true);
    await userEvent.click(dialog.getByRole('switch', { name: 'Include mirrored' }));
    expect(dialog.getAllByRole('gridcell')).toHaveLength(36);
  });
});

describe('the keys of the dial', () => {
  it('come to it by one Tab at the chosen pose, walk it by arrows, and choose by Enter', async () => {
    // Cells scroll under the pointer, which rests.
    await userEvent.hover(cell(/^Rotation 2, shifted left/));
    screen.getByRole('button', { name: 'Enlarge the dial' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(cell(/^Rotation 0, not shifted/)).toHaveFocus();
    const pointed = () => describePose(previewed()!);
    const walk: readonly [string, string][] = [
      ['{ArrowDown}', 'Rotation 1, not shifted'],
      ['{ArrowRight}', 'Rotation 1, shifted right'],
      ['{ArrowRight}', 'Rotation 1, shifted right'],
      ['{Home}', 'Rotation 1, shifted left'],
      ['{Control>}{End}{/Control}', 'Rotation 5, shifted right'],
      ['{ArrowUp}', 'Rotation 4, shifted right'],
    ];
    for (const [keys, name] of walk) {
      await userEvent.keyboard(keys);
      expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${name}`));
      expect(pointed()).toBe(name);
    }
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual({ mirror: false, rotation: 4, shift: 1 });
    await userEvent.keyboard('{Tab}');
    expect(previewed()).toBeNull();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(cell(/^Rotation 4, shifted right/)).toHaveFocus();
  });
});

describe('pointing at a pose', () => {
  it('shows it, until the pointer leaves, and leaves the schematic as it is', async () => {
    await userEvent.hover(cell('Rotation 2, not shifted'));
    const pointed: Pose = { mirror: false, rotation: 2, shift: 0 };
    expect(previewed()).toEqual(pointed);
    expect(chosen().rotation).toBe(0);
    await userEvent.hover(screen.getByRole('switch', { name: 'Include mirrored' }));
    expect(previewed()).toBeNull();
  });

  it('takes a move of the pointer: a cell that scrolls under it is not pointed at', async () => {
    // So many poses that their column scrolls.
    act(() => mirroredPoses.set(true));
    await userEvent.hover(cell('Rotation 2, not shifted'));
    expect(previewed()?.rotation).toBe(2);
    scrollingAround(screen.getByRole('grid', { name: 'Poses' })).scrollBy(0, 76);
    await expect.poll(previewed).toBeNull();
    await userEvent.hover(cell('Rotation 4, not shifted'));
    expect(previewed()?.rotation).toBe(4);
  });
});

/** The element that scrolls what stands in it. */
function scrollingAround(element: Element): Element {
  const { overflowY } = getComputedStyle(element);
  const scrolls = element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY);
  return scrolls || !element.parentElement ? element : scrollingAround(element.parentElement);
}
