import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { nextCell } from './next-cell.ts';
import type { SheetRows } from './rows/sheet-rows.ts';
import { scrollParent } from './scroll-parent.ts';
import { SeedCell, type CityOnBoard } from './SeedCell.tsx';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

/** CSS pixels of the cells. */
const LEAST_WIDTH = 150;
const GAP = 10;
/** Of the words below a picture. */
const WORDS = 80;
/** Height of a picture by its width. */
const SLOPE = 132 / 168;

/** Rows of cells beyond those in view. */
const OVERSCAN = 2;

interface SeedGridProps {
  readonly rows: SheetRows;
  readonly shown: Uint32Array;
  /** The figure that the sheet is sorted by, of a row in words; `null` when every cell shows it anyway. */
  readonly sortedBy: ((row: number) => string) | null;
  readonly favorites: readonly number[];
  readonly onBoard: CityOnBoard | null;
  readonly onOpen: ((seed: number) => void) | null;
  readonly onToggle: (seed: number) => void;
  /** Sorts the cities by their likeness to the one of a seed. */
  readonly onLike: (seed: number) => void;
}

/**
 * The cities of the sheet in rows, of which those in view are there. Arrow keys go from one to the next, F marks a
 * favorite, L sorts by likeness to it.
 */
export function SeedGrid({
  rows,
  shown,
  sortedBy,
  favorites,
  onBoard,
  onOpen,
  onToggle,
  onLike,
}: SeedGridProps) {
  const { table, pictures } = rows;
  const list = useRef<HTMLUListElement>(null);
  const { ref: sized, width } = useElementSize<HTMLUListElement>();
  const [visited, setVisited] = useState<number | null>(null);
  const current = visited === null ? 0 : Math.max(0, shown.indexOf(visited));
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const cellWidth = (width - GAP * (columns - 1)) / columns;
  const cellHeight = Math.round(cellWidth * SLOPE) + WORDS;
  const marked = useMemo(() => new Set(favorites), [favorites]);
  // Nothing of it is handed to what is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(shown.length / columns),
    getScrollElement: () => scrollParent(list.current),
    estimateSize: () => cellHeight + GAP,
    overscan: OVERSCAN,
    scrollMargin: offsetIn(list.current),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, cellHeight]);
  const items = virtualizer.getVirtualItems();
  const from = (items[0]?.index ?? 0) * columns;
  const to = Math.min(shown.length, ((items.at(-1)?.index ?? -1) + 1) * columns);

  const seed_row = table.column('seed')!;
  const inView = useMemo(
    () => Array.from(shown.subarray(from, to), (row) => seed_row[row]!),
    [shown, from, to, seed_row],
  );
  useLook(pictures?.look, inView);

  /** Whether a key has gone to the visited cell, which gets the focus once it is there. */
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current
      ?.querySelector<HTMLElement>(`[data-row="${visited}"] button`)
      ?.focus({ preventScroll: true });
  }, [visited]);

  function onKeyDown(event: KeyboardEvent): void {
    const row = shown[current];
    if (event.ctrlKey || event.metaKey || event.altKey || row === undefined) return;
    if (event.key === 'f') return onToggle(seed_row[row]!);
    if (event.key === 'l' && table.column('ok')?.[row] !== 0) return onLike(seed_row[row]!);
    const next = nextCell(event.key, current, columns, shown.length);
    if (next === null) return;
    event.preventDefault();
    virtualizer.scrollToIndex(Math.floor(next / columns));
    wantsFocus.current = true;
    setVisited(shown[next]!);
  }

  // The cell with the focus stays, however far the list is scrolled.
  const cells = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (current < from && current < shown.length) cells.unshift(current);
  if (current >= to && current < shown.length) cells.push(current);
  const covered_row = table.column('coverage');
  const placed_row = table.column('placements');
  const ok_row = table.column('ok');
  return (
    // The keys are those of the buttons in it, which hand them up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={useMergedRef(list, sized)}
      className={classes.grid}
      style={{ height: virtualizer.getTotalSize() }}
      aria-label={words.citiesBySeed}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const cell = target.closest<HTMLElement>('[data-row]');
        if (cell) setVisited(Number(cell.dataset['row']));
      }}
    >
      {cells.map((index) => {
        const row = shown[index]!;
        const seed = seed_row[row]!;
        return (
          <SeedCell
            key={seed}
            seed={seed}
            row={row}
            index={index}
            size={shown.length}
            ok={ok_row ? ok_row[row]! : 1}
            covered={covered_row ? words.covered(covered_row[row]!) : ''}
            placed={placed_row ? words.placed(placed_row[row]!) : ''}
            sortedBy={sortedBy && sortedBy(row)}
            pictures={pictures}
            isFavorite={marked.has(seed)}
            onBoard={onBoard}
            isCurrent={index === current}
            left={(index % columns) * (cellWidth + GAP)}
            top={Math.floor(index / columns) * (cellHeight + GAP)}
            width={cellWidth}
            height={cellHeight}
            onOpen={onOpen}
            onToggle={onToggle}
            onLike={onLike}
          />
        );
      })}
    </ul>
  );
}

/** Has the pictures of seeds made as long as they are in view. */
function useLook(look: ((seeds: readonly number[]) => void) | undefined, inView: readonly number[]): void {
  const key = inView.join(' ');
  useEffect(() => {
    look?.(key === '' ? [] : key.split(' ').map(Number));
  }, [look, key]);
}

/** CSS pixels from the top of the content that scrolls to the list. */
function offsetIn(list: HTMLElement | null): number {
  const parent = scrollParent(list);
  if (!list || !parent) return 0;
  return list.getBoundingClientRect().top - parent.getBoundingClientRect().top + parent.scrollTop;
}
