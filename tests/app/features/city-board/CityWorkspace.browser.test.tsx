import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, CityWorkspace, placeOf, renderWorkspace } from '../../../support/workspace.tsx';
import { firePointer, touches } from '../../board/board-user.ts';
import { heldTool } from '../../../../src/app/cityview/city-tool.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';

let store: AppStore;
let board: HTMLElement;

afterEach(cleanup);

// Land of radius 3 with one tile in the middle.
beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  stampSchematic(store, 'tile', { q: 0, r: 0 }, PLAIN_POSE);
  store.setState({ timeline: Timeline.empty });
  renderWorkspace(store, <CityWorkspace />);
  board = boardNamed('City');
});

function placements() {
  return fromChunks(store.getState().document.city.placements).map(
    ({ id, schematic, q, r, rotation, shift }) => ({
      id,
      schematic,
      q,
      r,
      rotation,
      shift,
    }),
  );
}

const TILE = { id: 1, schematic: 'tile', q: 0, r: 0, rotation: 0, shift: 0 };
const MIDDLE: Segment = { q: 0, r: 0, k: 0 };

const hover = (segment: Segment) => userEvent.hover(board, { position: placeOf(board, segment).inside });
const click = (segment: Segment) => userEvent.click(board, { position: placeOf(board, segment).inside });

describe('a schematic in hand', () => {
  beforeEach(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'pair' }));
  });

  it('says how it is used before it is over the land', () => {
    expect(screen.getByText(/R turns · S shifts · M mirrors/)).toBeVisible();
  });

  it('is stamped by a click where it fits, in the pose that the keys gave it', async () => {
    await hover({ q: 2, r: 0, k: 0 });
    await userEvent.keyboard('rs');
    expect(await screen.findByText('Fits here at 60° → · click to stamp')).toBeVisible();
    await click({ q: 2, r: 0, k: 0 });
    expect(placements()).toEqual([TILE, { id: 2, schematic: 'pair', q: 2, r: 0, rotation: 1, shift: 1 }]);
  });

  it('is said to be stamped, not to be blocked by itself, until the pointer goes on', async () => {
    await click({ q: 2, r: 0, k: 0 });
    expect(await screen.findByText('Stamped pair (No. 2)')).toBeVisible();
    await click({ q: 2, r: 0, k: 0 });
    expect(placements()).toHaveLength(2);
    await hover({ q: 2, r: 0, k: 1 });
    expect(await screen.findByText('Does not fit: 2 segments taken by pair (No. 2)')).toBeVisible();
    await hover({ q: 2, r: 0, k: 0 });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Fits here at 0° · click to stamp')).toBeVisible();
  });

  it('is not stamped where it does not fit, and the reason is said', async () => {
    await hover(MIDDLE);
    expect(await screen.findByText('Does not fit: 2 segments taken by tile (No. 1)')).toBeVisible();
    await click(MIDDLE);
    await click({ q: 4, r: 0, k: 0 });
    expect(screen.getByText('Does not fit: 2 segments off the land')).toBeVisible();
    expect(placements()).toEqual([TILE]);
  });

  it('follows a finger and is stamped where that is lifted', async () => {
    const [from, to] = [MIDDLE, { q: -2, r: 1, k: 1 } as const].map((at) => placeOf(board, at).page);
    await touches('touchStart', [from!]);
    expect(await screen.findByText('Does not fit: 2 segments taken by tile (No. 1)')).toBeVisible();
    await touches('touchMove', [to!]);
    expect(await screen.findByText('Fits here at 0° · let go to stamp')).toBeVisible();
    await touches('touchEnd', []);
    expect(await screen.findByText('Stamped pair (No. 2)')).toBeVisible();
    expect(placements()[1]).toMatchObject({ schematic: 'pair', q: -2, r: 1 });
  });

  it('is put down by Escape, and by picking it again', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stamp pair' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'pair' }));
    await userEvent.click(screen.getByRole('button', { name: 'pair' }));
    expect(heldTool(store.getState())).toBe('select');
  });
});

describe('with nothing in hand', () => {
  it('a click selects what stands there, Delete takes it away, undo brings it back, redo takes it away', async () => {
    await hover(MIDDLE);
    const said = (await screen.findByText(/^hex 0, 0 · north · .*tile/)).textContent;
    await click(MIDDLE);
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent(/No\. 1 at hex 0, 0/);
    await userEvent.keyboard('{Delete}');
    expect(placements()).toEqual([]);
    expect(screen.getByText(/^Nothing stands here yet/)).toBeVisible();
    await hover({ q: 1, r: 0, k: 0 });
    await hover(MIDDLE);
    expect(await screen.findByText('hex 0, 0 · north · free land')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(placements()).toEqual([TILE]);
    await hover({ q: 1, r: 0, k: 0 });
    await hover(MIDDLE);
    expect(await screen.findByText(said)).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(placements()).toEqual([]);
  });

  it('a drag of the Pan tool pans and selects nothing', async () => {
    await userEvent.keyboard('p');
    const before = Number(board.dataset['originX']);
    const { inside } = placeOf(board, MIDDLE);
    await userEvent.dragAndDrop(board, board, {
      sourcePosition: inside,
      targetPosition: { x: inside.x + 60, y: inside.y + 10 },
    });
    expect(Number(board.dataset['originX']) - before).toBeCloseTo(60, 0);
    expect(citySelection.of(store.getState()).ids).toEqual([]);
  });

  it('one finger pans', async () => {
    const before = Number(board.dataset['originX']);
    const { page } = placeOf(board, MIDDLE);
    await touches('touchStart', [page]);
    await touches('touchMove', [{ x: page.x + 40, y: page.y }]);
    await touches('touchMove', [{ x: page.x + 80, y: page.y }]);
    await touches('touchEnd', []);
    await waitFor(() => expect(Number(board.dataset['originX']) - before).toBeCloseTo(80, 0));
  });
});

describe('the eraser of a pen', () => {
  it.each(['Select', 'Pan the city', 'pair'])(
    'takes placements off while %s is in hand, as one step',
    async (name) => {
      await userEvent.click(screen.getByRole('button', { name }));
      const pen = { pointerType: 'pen', pointerId: 7 } as const;
      const at = placeOf(board, MIDDLE).page;
      const drag = { x: at.x + 2, y: at.y };
      firePointer(board, 'pointerdown', at, { ...pen, button: 5, buttons: 32 });
      firePointer(board, 'pointermove', drag, { ...pen, button: -1, buttons: 32 });
      firePointer(board, 'pointerup', drag, { ...pen, button: 5, buttons: 0 });
      expect(placements()).toEqual([]);
      undoStep(store);
      expect(placements()).toEqual([TILE]);
    },
  );
});
