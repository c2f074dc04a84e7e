import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, CityWorkspace, placeOf, renderWorkspace } from '../../../support/workspace.tsx';
import { colorAt, drawn } from '../../board/board-user.ts';
import { walking } from '../../../../src/app/features/walk/walking.ts';
import { heldTool } from '../../../../src/app/cityview/city-tool.ts';

let store: AppStore;
let board: HTMLElement;

afterEach(cleanup);

// Land of radius 3 with one tile in the middle.
beforeEach(async () => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  stamp('tile', 0, 0);
  renderWorkspace(store, <CityWorkspace />);
  board = boardNamed('City');
  await userEvent.click(screen.getByRole('button', { name: 'Walk the city' }));
});

function stamp(schematic: string, q: number, r: number): void {
  stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
}

const click = (segment: Segment) => userEvent.click(board, { position: placeOf(board, segment).inside });

function walker(): Segment | null {
  return walking.of(store.getState())?.walker ?? null;
}

describe('a walker', () => {
  it('is put on open ground, and on nothing else', async () => {
    await click({ q: 0, r: 0, k: 0 });
    expect(await screen.findByText('House of tile (No. 1): a walker stands on open ground.')).toBeVisible();
    expect(walker()).toBeNull();
    await click({ q: 0, r: -2, k: 0 });
    await waitFor(() => expect(walker()).toEqual({ q: 0, r: -2, k: 0 }));
    expect(screen.getByText('0 steps · hex 0, -2 · on free land')).toBeVisible();
  });

  it('goes by Q W E and A S D in the six directions until something is in its way', async () => {
    await click({ q: 0, r: -1, k: 0 });
    await waitFor(() => expect(walker()).not.toBeNull());
    // South lies the tile: the keys that are other commands’ elsewhere are the walker’s now.
    await userEvent.keyboard('s');
    expect(await screen.findByText('House of tile (No. 1) in the way.')).toBeVisible();
    expect(walker()).toMatchObject({ q: 0, r: -1 });
    for (const [key, q, r] of [
      ['d', 1, -1],
      ['s', 1, 0],
      ['a', 0, 1],
      ['q', -1, 1],
      ['w', -1, 0],
      ['e', 0, -1],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(walker()).toMatchObject({ q, r }));
    }
    expect(screen.getByText('6 steps · hex 0, -1 · on free land')).toBeVisible();
    await userEvent.keyboard('ww');
    await waitFor(() => expect(walker()).toMatchObject({ q: 0, r: -3 }));
    await userEvent.keyboard('w');
    expect(await screen.findByText('Sea: the land ends here.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(heldTool(store.getState())).toBe('select');
    await userEvent.keyboard('d');
    expect(heldTool(store.getState())).toBe('measure');
  });

  it('goes by the arrows on the board, and begins near its middle', async () => {
    const north = await screen.findByRole('button', { name: 'Step north' });
    await userEvent.click(north);
    await waitFor(() => expect(walker()).not.toBeNull());
    const start = walker()!;
    await userEvent.click(screen.getByRole('button', { name: 'Step north-east' }));
    await userEvent.click(screen.getByRole('button', { name: 'Step south-west' }));
    await waitFor(() => expect(screen.getByText(/^2 steps/)).toBeVisible());
    expect(walker()).toMatchObject({ q: start.q, r: start.r });
  });

  it('tells what it reaches from what it does not', async () => {
    // A ring of tiles about hex (2, -2), at the rim: what is inside is cut off.
    act(() => {
      for (const [q, r] of [
        [2, -3],
        [3, -3],
        [3, -2],
        [2, -1],
        [1, -1],
        [1, -2],
      ] as const)
        stamp('tile', q, r);
    });
    await click({ q: -2, r: 0, k: 0 });
    await waitFor(() => expect(walker()).not.toBeNull());
    const inside = placeOf(board, { q: 2, r: -2, k: 0 }).page;
    const outside = placeOf(board, { q: -2, r: 2, k: 0 }).page;
    const isOrange = (color: string) => /^#d[89a]4[89a]/.test(color);
    await userEvent.keyboard('x');
    expect(await screen.findByText(/reached: 174 of 180 \(96 %\)/)).toBeVisible();
    expect(screen.getByText('out of reach: 6')).toBeVisible();
    await waitFor(async () => {
      await drawn();
      expect(isOrange(colorAt(board, inside, 1))).toBe(true);
    });
    expect(isOrange(colorAt(board, outside, 1))).toBe(false);
    act(() => walking.take(store, { walker: { q: 2, r: -2, k: 0 }, steps: 0 }));
    expect(await screen.findByText('out of reach: 174')).toBeVisible();
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Reach' })).toBeNull());
  });
});
