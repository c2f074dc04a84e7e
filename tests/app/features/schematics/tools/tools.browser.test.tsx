import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aroundHand } from '../../../../../src/app/board/tools/around-hand.ts';
import { currentSelection } from '../../../../../src/app/features/schematics/selection/selection-edits.ts';
import { setSession, type AppStore } from '../../../../../src/app/store/store.ts';
import { segmentCenter } from '../../../../../src/app/board/input/board-pointer.ts';
import { STRIP_HEIGHT } from '../../../../../src/engine/hex/plane.ts';
import type { Segment } from '../../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../../support/documents.ts';
import { boardNamed, placeOf, renderWorkspace, SchematicsWorkspace } from '../../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <SchematicsWorkspace />);
});

const [h, w] = ['house', 'wheat'];
const hexes = (id = 'single') => store.getState().document.schematics[id]!.hexes;
const labels = () => store.getState().timeline.past.map(({ label }) => label);
const board = () => boardNamed('Schematic single');

async function click(segment: Segment, options: { button?: 'right'; modifiers?: ('Alt' | 'Shift')[] } = {}) {
  await userEvent.click(board(), { position: placeOf(board(), segment).inside, ...options });
}

async function drag(from: Segment, to: Segment) {
  await userEvent.dragAndDrop(board(), board(), {
    sourcePosition: placeOf(board(), from).inside,
    targetPosition: placeOf(board(), to).inside,
  });
}

async function take(tool: string) {
  await userEvent.click(screen.getByRole('button', { name: tool }));
}

describe('the tools', () => {
  it('are buttons with a key each, one of them pressed', async () => {
    for (const [name, key] of [
      ['Paint', 'b'],
      ['Erase', 'e'],
      ['Tile', 't'],
      ['Hex', 'h'],
      ['Fill', 'f'],
      ['Line', 'l'],
      ['Pick', 'i'],
      ['Select', 'v'],
      ['Center', 'c'],
      ['Pan', 'p'],
    ] as const) {
      await userEvent.keyboard(key);
      const pressed = screen.getByRole('button', { name });
      expect(pressed).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('paint a hex, a tile about a corner, and a line', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    await take('Hex');
    await click({ q: 1, r: 0, k: 3 });
    expect(hexes()['1,0']).toEqual([w, w, w, w, w, w]);
    await take('Line');
    await drag({ q: -1, r: 0, k: 1 }, { q: -1, r: 0, k: 3 });
    expect(hexes()['-1,0']).toEqual([null, w, w, w, null, null]);
    await take('Tile');
    // Near the corner that hexes (-2, 1), (-2, 2) and (-1, 1) share.
    const { inside } = placeOf(board(), { q: -2, r: 1, k: 2 });
    const scale = Number(board().dataset['scale']);
    await userEvent.click(board(), { position: { x: inside.x + 0.12 * scale, y: inside.y + 0.2 * scale } });
    expect(['-2,1', '-2,2', '-1,1'].map((key) => hexes()[key]?.filter((kind) => kind === w).length)).toEqual([
      2, 2, 2,
    ]);
    expect(labels()).toEqual([
      'Paint hex of wheat field in single',
      'Draw line of wheat field in single',
      'Paint tile of wheat field in single',
    ]);
  });

  it('stay where they are, whether the one in hand has a width or not', async () => {
    const places = () =>
      ['Select', 'Fill', 'Symmetry: none'].map(
        (name) => screen.getByRole('button', { name }).getBoundingClientRect().left,
      );
    const before = places();
    expect(screen.getByRole('button', { name: /^Width/ })).toBeVisible();
    await take('Fill');
    expect(screen.queryByRole('button', { name: /^Width/ })).toBeNull();
    expect(places()).toEqual(before);
  });

  it('never ask for an outline of a piece that is painted when a condition fills', async () => {
    await take('Fill');
    aroundHand.set(store, { wish: '@sea' });
    await click({ q: 1, r: 0, k: 0 });
    expect(await screen.findAllByText(/isn’t enclosed/)).toHaveLength(2);
  });

  it('fill, and say at the pointer why they cannot, until the next press', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    await take('Fill');
    await click({ q: 0, r: 0, k: 0 });
    expect(hexes()['0,0']).toEqual([w, null, null, null, null, null]);
    await click({ q: 1, r: 0, k: 0 });
    expect(await screen.findAllByText(/isn’t enclosed/)).toHaveLength(2);
    // It is seen once, at the pointer, and read out by the status line.
    const read = screen.getByText(/isn’t enclosed/, { selector: '[role="status"]' });
    expect(read.getBoundingClientRect().width).toBe(1);
    const seen = screen.getByText(/isn’t enclosed/, { selector: '[aria-hidden="true"]' });
    const { left, width, bottom } = seen.getBoundingClientRect();
    expect(width).toBeGreaterThan(100);
    const { x, y } = placeOf(board(), { q: 1, r: 0, k: 0 }).page;
    expect(Math.abs(left + width / 2 - x)).toBeLessThan(width / 2);
    expect(Math.abs(bottom - y)).toBeLessThan(40);
    await click({ q: 0, r: 0, k: 0 });
    await waitFor(() => expect(screen.queryByText(/isn’t enclosed/)).toBeNull());
  });

  it('pick with Alt from any brush, and with Pick go back to the brush', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    await take('Tile');
    await click({ q: 0, r: 0, k: 0 }, { modifiers: ['Alt'] });
    expect(screen.getByRole('button', { name: 'House' })).toHaveAttribute('aria-pressed', 'true');
    await take('Pick');
    await click({ q: 0, r: 0, k: 0 });
    expect(screen.getByRole('button', { name: 'Tile' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('select, move, turn and delete, and put down with Escape', async () => {
    await take('Select');
    await click({ q: 0, r: 0, k: 0 });
    const bar = screen.getByRole('group', { name: 'Selection' });
    expect(within(bar).getByText('1 segment')).toBeVisible();
    await drag({ q: 0, r: 0, k: 0 }, { q: 1, r: 0, k: 0 });
    expect(hexes()).toEqual({ '1,0': [h, null, null, null, null, null] });
    await userEvent.click(within(bar).getByRole('button', { name: 'Turn clockwise selection' }));
    expect(Object.values(hexes()).flat().filter(Boolean)).toEqual(['house']);
    await userEvent.keyboard('{Delete}');
    expect(hexes()).toEqual({});
    await userEvent.keyboard('{Control>}z{/Control}{Control>}a{/Control}');
    expect(currentSelection(store.getState())).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(currentSelection(store.getState())).toBeNull();
    expect(labels()).toEqual(['Move selection in single', 'Turn selection in single']);
  });

  it('move the center, about which everything turns', async () => {
    await take('Center');
    const house = placeOf(board(), { q: 0, r: 0, k: 0 }).inside;
    await click({ q: 1, r: 0, k: 4 });
    expect(hexes()).toEqual({ '-1,0': [h, null, null, null, null, null] });
    expect(labels()).toEqual(['Move center in single']);
    // The drawing stays under the pointer: there, a second click finds the center.
    const moved = placeOf(board(), { q: -1, r: 0, k: 0 }).inside;
    expect(Math.hypot(moved.x - house.x, moved.y - house.y)).toBeLessThan(1);
    await click({ q: 0, r: 0, k: 4 });
    expect(labels()).toEqual(['Move center in single']);
  });

  it('say in a turned pose where something is, as the labels do, and where it was drawn', async () => {
    await userEvent.keyboard('r');
    await userEvent.hover(board(), { position: placeOf(board(), { q: 1, r: 0, k: 1 }).inside });
    expect(await screen.findByText('hex 1, 0, north-east: empty (drawn at 1, -1, north)')).toBeVisible();
  });
});

describe('the keys of the board', () => {
  it('walk, paint, erase and change the kind, and say what is where', async () => {
    board().focus();
    await userEvent.keyboard('{ArrowRight}');
    const status = screen.getByRole('log', { name: 'Announcements' });
    await waitFor(() => expect(status).toHaveTextContent('hex 0, 0, north: house'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(status).toHaveTextContent('hex 0, 0, north-east: empty'));
    await userEvent.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('hex 0, 0, north-east: wheat field'));
    expect(hexes()['0,0']).toEqual([h, w, null, null, null, null]);
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await waitFor(() => expect(status).toHaveTextContent('hex 0, 0, north: empty'));
    expect(hexes()['0,0']).toEqual([null, w, null, null, null, null]);
  });

  it('draw a line from Enter to Enter, and Escape gives it up', async () => {
    board().focus();
    await userEvent.keyboard('{ArrowRight}l{Enter}{ArrowRight}{ArrowDown}{Escape}');
    expect(hexes()['0,0']).toEqual([h, null, null, null, null, null]);
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    expect(Object.values(hexes()).flat().filter(Boolean).length).toBeGreaterThan(1);
    expect(labels()).toEqual(['Draw line of house in single']);
  });

  it('select from Enter to Enter, and say how much', async () => {
    board().focus();
    await userEvent.keyboard('{ArrowRight}v{Enter}{Enter}');
    const status = screen.getByRole('log', { name: 'Announcements' });
    await waitFor(() => expect(status).toHaveTextContent(/^1 segment selected$/));
  });

  it('move what is selected where they say, and back', async () => {
    board().focus();
    await userEvent.keyboard('v{Control>}a{/Control}');
    const place = () => {
      const [segment] = currentSelection(store.getState())!.segments;
      return segmentCenter(segment!);
    };
    for (const [key, x, y] of [
      ['ArrowUp', 0, -2 * STRIP_HEIGHT],
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowDown', 0, 2 * STRIP_HEIGHT],
    ] as const) {
      const before = place();
      await userEvent.keyboard(`{${key}}`);
      expect(place().x - before.x).toBeCloseTo(x, 9);
      expect(place().y - before.y).toBeCloseTo(y, 9);
    }
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
    expect(labels()).toEqual(Array(4).fill('Move selection in single'));
  });
});

describe('the clipboard', () => {
  it('carries a selection as the text of a schematic', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    await click({ q: 0, r: 0, k: 3 });
    await userEvent.keyboard('{Control>}a{/Control}');
    const data = new DataTransfer();
    document.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    expect(JSON.parse(data.getData('text/plain'))).toMatchObject({ format: 'sixfold/schematic' });
    setSession(store, { schematic: 'pair' });
    const before = Object.values(hexes('pair')).flat().filter(Boolean).length;
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(currentSelection(store.getState())?.segments).toHaveLength(2));
    expect(labels()).toEqual(['Paint wheat field in single', 'Paste in pair']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(Object.values(hexes('pair')).flat().filter(Boolean)).toHaveLength(before);
  });
});
