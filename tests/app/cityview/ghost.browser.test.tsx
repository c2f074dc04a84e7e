import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aimOf } from '../../../src/app/cityview/board-aim.ts';
import { stampSchematic } from '../../../src/app/store/city-edits.ts';
import { heatOf } from '../../../src/app/features/heat/heat.ts';
import { cityViewOf } from '../../../src/app/cityview/shared-view.ts';
import { recipeFits } from '../../../src/app/cityview/recipe-fits.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { edit, type AppStore } from '../../../src/app/store/store.ts';
import { heatMap } from '../../../src/engine/fit/heat.ts';
import { slotOf } from '../../../src/engine/board/board.ts';
import { PLAIN_POSE, UNMIRRORED } from '../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../src/engine/segment/segment.ts';
import { SINGLE } from '../../support/cities.ts';
import { plainStore } from '../../support/documents.ts';
import { boardNamed, CityWorkspace, placeOf, renderWorkspace } from '../../support/workspace.tsx';
import { colorAt, drawn } from '../board/board-user.ts';
import { stamping } from '../../../src/app/cityview/stamping.ts';
import { putDown } from '../../../src/app/cityview/city-tool.ts';
import { citySelection } from '../../../src/app/cityview/selection-slice.ts';

let store: AppStore;
let board: HTMLElement;

afterEach(() => {
  cleanup();
  recipeFits.set(false);
});

// Land of radius 3 with one tile in the middle.
beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  stampTile(0, 0);
  renderWorkspace(store, <CityWorkspace />);
  board = boardNamed('City');
});

function stampTile(q: number, r: number): void {
  stampSchematic(store, 'tile', { q, r }, PLAIN_POSE);
}

const take = (schematic: string) => act(() => stamping.take(store, { schematic, pose: PLAIN_POSE }));
const hover = (segment: Segment) => userEvent.hover(board, { position: placeOf(board, segment).inside });
const cells = () => within(screen.getByRole('grid', { name: 'Poses' })).getAllByRole('gridcell');
const inHand = () => {
  return stamping.of(store.getState())?.pose ?? null;
};
const at = (q: number, r: number): Segment => ({ q, r, k: 3 });

describe('the dial of what is in hand', () => {
  it('marks which poses fit at the pointer, and keeps to that place when the pointer comes to it', async () => {
    take('two-hexes');
    expect(cells().some((cell) => /fit/.test(cell.getAttribute('aria-label')!))).toBe(false);
    // North of the tile: to the south is no room.
    await hover(at(0, -1));
    const fitting = () => cells().filter((cell) => cell.getAttribute('aria-label')!.endsWith(', fits'));
    await waitFor(() => expect(fitting().length).toBeGreaterThan(0));
    expect(fitting().length).toBeLessThan(18);
    expect(screen.getByText(/^\d of 9 fit at hex 0, -1$/)).toBeVisible();
    const blocked = cells().find((cell) => cell.getAttribute('aria-label')!.endsWith('does not fit'))!;
    await userEvent.hover(blocked);
    await waitFor(() =>
      expect(blocked.title).toMatch(/Does not fit: \d segments? (taken by tile|off the land)/),
    );
    expect(screen.getByText(/^\d of 9 fit at hex 0, -1$/)).toBeVisible();
  });

  it('follows the city', async () => {
    take('tile');
    await hover(at(2, 0));
    expect(await screen.findByText('3 of 3 fit at hex 2, 0')).toBeVisible();
    act(() => stampTile(2, 0));
    expect(await screen.findByText('0 of 3 fit at hex 2, 0')).toBeVisible();
    expect(screen.getByText(/^No pose fits here: taken by tile \(No\. 2\)/)).toBeVisible();
  });

  it('keeps to the recipe when that is asked', async () => {
    edit(store, 'Rule', (draft) => {
      const rule = draft.recipe.schematics.find(({ id }) => id === 'tile')!;
      rule.spacing = 3;
      rule.shifts = [0];
    });
    take('tile');
    await hover(at(2, 0));
    expect(await screen.findByText('3 of 3 fit at hex 2, 0')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Follow recipe' }));
    expect(await screen.findByText('0 of 3 fit at hex 2, 0')).toBeVisible();
    await userEvent.click(board, { position: placeOf(board, at(2, 0)).inside });
    expect(await screen.findByText('Does not fit: too close to tile (No. 1)')).toBeVisible();
    expect(fromChunks(store.getState().document.city.placements)).toHaveLength(1);
    await hover(at(3, 0));
    expect(await screen.findByText('1 of 3 fit at hex 3, 0')).toBeVisible();
  });
});

describe('Tab on the board', () => {
  it('takes the next pose that fits, round and round, and the one before with Shift', async () => {
    take('pair');
    await hover(at(1, 0));
    act(() => board.focus());
    const seen = [inHand()];
    for (let step = 0; step < 18; step++) {
      await userEvent.keyboard('{Tab}');
      expect(await screen.findByText(/^Fits here at/)).toBeVisible();
      seen.push(inHand());
    }
    const said = screen.getByText(/fits: \d+ of \d+$/).textContent;
    const count = Number(/of (\d+)$/.exec(said)![1]);
    expect(new Set(seen.slice(1).map((pose) => JSON.stringify(pose))).size).toBe(count);
    expect(count).toBeGreaterThan(1);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(inHand()).toEqual(seen[17]);
    expect(document.activeElement).toBe(board);
  });

  it('leaves the board once Escape has put down what was in hand', async () => {
    take('pair');
    act(() => board.focus());
    await userEvent.keyboard('{Escape}{Tab}');
    expect(document.activeElement).not.toBe(board);
    expect(board).toHaveAccessibleDescription(/Escape puts it down, and Tab leaves the board/);
  });
});

describe('the heat map', () => {
  const map = () => heatOf(store).getState().map!;
  const expected = () => heatMap(cityViewOf(store).board, SINGLE, UNMIRRORED);

  it('counts the poses that fit at every hex, again after every change', async () => {
    take('single');
    act(() => board.focus());
    await userEvent.keyboard('h');
    await waitFor(() => expect(map()).not.toBeNull());
    expect(map().count_hex).toEqual(expected());
    expect(await screen.findByText(`${6 * 36} poses on 36 hexes`)).toBeVisible();
    const { colors } = map();
    act(() => stampTile(1, 1));
    expect(map().count_hex).toEqual(expected());
    expect(map().count_hex[slotOf(map().box, { q: 1, r: 1 })]).toBe(0);
    // Only what was near was counted anew.
    expect(map().colors).toBe(colors);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(map().count_hex).toEqual(expected());
    act(() => putDown(store));
    await waitFor(() => expect(heatOf(store).getState().map).toBeNull());
  });

  it('is drawn over the hexes, and goes', async () => {
    take('single');
    const seen = () => colorAt(board, placeOf(board, { q: 2, r: -1, k: 0 }).page, 1);
    await drawn();
    const bare = seen();
    await userEvent.click(screen.getByRole('button', { name: 'Show where it fits' }));
    await screen.findByRole('group', { name: 'Heat map' });
    await drawn();
    const shaded = seen();
    expect(shaded).not.toBe(bare);
    await userEvent.click(screen.getByRole('button', { name: 'Show where it fits' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Heat map' })).toBeNull());
    await drawn();
    expect(seen()).toBe(bare);
  });
});

describe('the keys of the board of the city', () => {
  const segment = () => aimOf(store).getState().segment;

  it('go from place to place, say what stands there, select it and remove it', async () => {
    act(() => board.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(segment()).toEqual({ q: 0, r: 0, k: 0 });
    expect(screen.getByText('hex 0, 0, segment north, house, part of tile No. 1')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(screen.getByText(/^hex 0, -1, segment south, free land$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(screen.getByText('Removed tile No. 1')).toBeInTheDocument();
    expect(fromChunks(store.getState().document.city.placements)).toEqual([]);
  });

  it('do not take away what is locked', async () => {
    edit(
      store,
      'Lock',
      (draft) => void ((draft.city.placements[0]![1] as { locked: boolean }).locked = true),
    );
    act(() => board.focus());
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(screen.getByText('tile No. 1 is locked: unlock it first.')).toBeInTheDocument();
    expect(fromChunks(store.getState().document.city.placements)).toHaveLength(1);
  });

  it('carry what is in hand from hex to hex, and stamp it', async () => {
    take('pair');
    act(() => board.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(segment()).toEqual({ q: 1, r: 0, k: 0 });
    expect(await screen.findByText('Fits here at 0° · Enter stamps')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(fromChunks(store.getState().document.city.placements)[1]).toMatchObject({
      schematic: 'pair',
      q: 1,
      r: 0,
    });
    // The pointer takes over where it moves.
    await hover(at(-1, 0));
    expect(aimOf(store).getState().byKeys).toBe(false);
    expect(await screen.findByText('Fits here at 0° · click to stamp')).toBeVisible();
  });
});
