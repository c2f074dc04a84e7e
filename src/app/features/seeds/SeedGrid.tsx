import { useRef, useState, type KeyboardEvent } from 'react';
import type { Measure } from './measures.ts';
import type { SeedResult } from '../../cityview/seed-result.ts';
import { SeedCell } from './SeedCell.tsx';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

/** The origin of the city on the board, and its present state. */
export interface CityOnBoard {
  readonly seed: number;
  /** Of `cityMark`. */
  readonly mark: string;
}

interface SeedGridProps {
  readonly seeds: readonly number[];
  readonly results: ReadonlyMap<number, SeedResult>;
  readonly measure: Measure | null;
  readonly favorites: readonly number[];
  readonly onBoard: CityOnBoard | null;
  readonly onOpen: (seed: number) => void;
  readonly onToggle: (seed: number) => void;
}

/** The cities of the sheet in rows. Arrow keys go from one to the next, F marks a favorite. */
export function SeedGrid({ seeds, results, measure, favorites, onBoard, onOpen, onToggle }: SeedGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const current = visited !== null && seeds.includes(visited) ? visited : seeds[0];
  const marked = new Set(favorites);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return;
    if (event.key === 'f') return onToggle(current);
    const next = nextIndex(event.key, seeds.indexOf(current), list.current);
    if (next === null) return;
    event.preventDefault();
    list.current?.children[next]?.querySelector('button')?.focus();
  }

  return (
    // The keys are those of the buttons in it, which hand them up.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={classes.grid}
      aria-label={words.citiesBySeed}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const cell = target.closest<HTMLElement>('[data-seed]');
        if (cell) setVisited(Number(cell.dataset['seed']));
      }}
    >
      {seeds.map((seed) => (
        <SeedCell
          key={seed}
          seed={seed}
          result={results.get(seed)}
          measure={measure}
          isFavorite={marked.has(seed)}
          isOnBoard={isOnBoard(results.get(seed), onBoard)}
          isCurrent={seed === current}
          onOpen={onOpen}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

/** Whether a city is the one on the board, and not what that was before it was changed by hand. */
function isOnBoard(result: SeedResult | undefined, onBoard: CityOnBoard | null): boolean {
  return result?.kind === 'city' && result.seed === onBoard?.seed && result.mark === onBoard.mark;
}

/** The cell that a key leads to; `null` when it leads nowhere. */
function nextIndex(key: string, index: number, list: HTMLElement | null): number | null {
  const cells = [...(list?.children ?? [])] as HTMLElement[];
  const columns = cells.findIndex(({ offsetTop }) => offsetTop !== cells[0]?.offsetTop);
  const step = columns < 0 ? cells.length : columns;
  const next = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - step,
    ArrowDown: index + step,
    Home: 0,
    End: cells.length - 1,
  }[key];
  return next === undefined || next < 0 || next >= cells.length ? null : next;
}
