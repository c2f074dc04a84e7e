import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BoardLabels } from '../../../src/app/board/board-labels.tsx';
import { LIGHT_BOARD } from '../../../src/app/board/board-theme.ts';
import { Board } from '../../../src/app/board/Board.tsx';
import { packPalette } from '../../../src/app/board/paint/palette.ts';
import { SegmentColors } from '../../../src/app/board/paint/segment-colors.ts';
import { createBoardView, type BoardView } from '../../../src/app/view/board-view.ts';
import { BOARD_OPTIONS } from '../../../src/app/board/board-options.ts';
import { forgetPreferences } from '../../../src/app/kit/preference.ts';
import { plainStore } from '../../support/documents.ts';
import { boardNamed, CityWorkspace, renderWorkspace } from '../../support/workspace.tsx';
import { BoardUser, drawn } from './board-user.ts';

afterEach(() => {
  cleanup();
  forgetPreferences();
});

/** The names of the board's options that are on. */
function optionsShown(): string[] {
  return Object.entries(BOARD_OPTIONS).flatMap(([name, option]) => (option.get() ? [name] : []));
}

describe('the zoom', () => {
  it('says how large the board is shown, and goes back to 100 %', async () => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    const board = boardNamed('City');
    const percent = () => Math.round(Number(board.dataset['scale']) / 0.4);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const reset = await screen.findByRole('button', { name: `Zoom ${percent()} %, reset to 100 %` });
    expect(reset).toHaveTextContent(`${percent()} %`);
    await userEvent.click(reset);
    expect(Number(board.dataset['scale'])).toBeCloseTo(40, 9);
    expect(reset).toHaveAccessibleName('Zoom 100 %, reset to 100 %');
    await userEvent.keyboard('-z');
    expect(Number(board.dataset['scale'])).toBeCloseTo(40, 9);
  });

  it('ends at 1600 %, and says so, but keeps the focus', async () => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    const button = screen.getByRole('button', { name: 'Zoom in' });
    button.focus();
    await userEvent.keyboard('{Enter}'.repeat(20));
    expect(screen.getByRole('button', { name: /^Zoom 1600 %/ })).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('goes by keys, of which 0 fits the board again, and by the wheel with Control about the pointer', async () => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    await drawn();
    const board = new BoardUser('City');
    const fitted = board.scale;
    board.element.focus();
    await userEvent.keyboard('+');
    await expect.poll(() => board.scale).toBeGreaterThan(fitted);
    await userEvent.keyboard('0');
    await expect.poll(() => board.scale).toBe(fitted);
    const spot = { q: 1, r: -1, k: 2 } as const;
    const before = board.pixelOf(spot);
    await board.hover(spot);
    await board.wheel(spot, -240, ['Control']);
    await expect.poll(() => board.scale).toBeGreaterThan(fitted);
    const after = board.pixelOf(spot);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  });
});

describe('the wheel over the bars of a board', () => {
  const turned = (element: Element, deltas: WheelEventInit) => {
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 3, clientY: top + 3, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new WheelEvent('wheel', { ...at, ...deltas }));
  };
  const spot = { q: 0, r: 0, k: 0 } as const;

  it.each(['Zoom in', 'Pan'])('turns the board: over “%s”', async (name) => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    await drawn();
    const board = new BoardUser('City');
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    const { scale } = board;
    // Control zooms the board and not the page.
    expect(turned(button, { deltaY: -24, ctrlKey: true })).toBe(true);
    await expect.poll(() => board.scale).toBeGreaterThan(scale);
    const before = board.pixelOf(spot);
    expect(turned(button, { deltaX: 4, deltaY: 30 })).toBe(true);
    await expect.poll(() => board.pixelOf(spot).y).toBeCloseTo(before.y - 30, 0);
    expect(board.pixelOf(spot).x).toBeCloseTo(before.x - 4, 0);
  });

  it('is that of a bar which scrolls, in the direction in which it does', async () => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    await drawn();
    const board = new BoardUser('City');
    const button = screen.getByRole('button', { name: /^Pan/ });
    const bar = button.closest('[data-board-frame] > *') as HTMLElement;
    Object.assign(bar.style, { width: '60px', flexWrap: 'nowrap', overflowX: 'auto' });
    const before = board.pixelOf(spot);
    expect(turned(button, { deltaX: 30 })).toBe(false);
    expect(turned(button, { deltaY: 30, shiftKey: true })).toBe(false);
    expect(board.pixelOf(spot)).toEqual(before);
    expect(turned(button, { deltaY: 30 })).toBe(true);
  });
});

describe('the menu of what a board shows', () => {
  it('has a tick for each, kept as a preference, and keys that do the same', async () => {
    renderWorkspace(plainStore(), <CityWorkspace />);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    const item = (name: RegExp) => screen.findByRole('menuitemcheckbox', { name });
    expect(await item(/^Grid/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(await item(/^Coordinates/));
    expect(await item(/^Coordinates/)).toHaveAttribute('aria-checked', 'true');
    expect(optionsShown()).toEqual(['grid', 'coordinates']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Shift>}gcn{/Shift}');
    expect(optionsShown()).toEqual(['segmentNames']);
  });
});

describe('the labels of a board', () => {
  const palette = packPalette(['#ffffff', '#00ff00']);

  function show(): { view: BoardView; ink: () => number } {
    const view = createBoardView({ left: -4, top: -3, right: 4, bottom: 3 });
    render(
      <div style={{ position: 'relative', width: 500, height: 400 }}>
        <Board
          view={view}
          label="Labels"
          colors={new SegmentColors({ strip0: 0, column0: 0, strips: 0, columns: 0 })}
          palette={palette}
          grid="none"
          theme={LIGHT_BOARD}
        >
          <BoardLabels view={view} theme={LIGHT_BOARD} />
        </Board>
      </div>,
    );
    const canvas = () => boardNamed('Labels').querySelectorAll('canvas')[1]!;
    // Pixels that are not clear.
    const ink = () =>
      canvas()
        .getContext('2d')!
        .getImageData(0, 0, canvas().width, canvas().height)
        .data.reduce((count, value, i) => count + (i % 4 === 3 && value > 0 ? 1 : 0), 0);
    return { view, ink };
  }

  it('are there when wanted and large enough to be read, and follow the zoom', async () => {
    const { view, ink } = show();
    await drawn();
    expect(ink()).toBe(0);
    act(() => BOARD_OPTIONS.coordinates.set(true));
    await drawn();
    const coordinates = ink();
    expect(coordinates).toBeGreaterThan(0);
    act(() => BOARD_OPTIONS.segmentNames.set(true));
    await drawn();
    expect(ink()).toBeGreaterThan(coordinates);
    view.zoom(20 / view.getState().camera.scale);
    await waitFor(() => expect(ink()).toBe(0));
    view.zoom(24 / view.getState().camera.scale);
    await waitFor(() => expect(ink()).toBeGreaterThan(0));
  });
});
