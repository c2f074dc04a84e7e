import { ScanSearch, Star } from 'lucide-react';
import { memo, useCallback, useSyncExternalStore, type CSSProperties } from 'react';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { useApp } from '../../store/context.tsx';
import type { SheetPicture, SheetPictures } from './rows/sheet-rows.ts';
import { SeedPicture } from './SeedPicture.tsx';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

/** The origin of the city on the board, and its present state. */
export interface CityOnBoard {
  readonly seed: number;
  /** Of `cityMark`. */
  readonly mark: string;
}

interface SeedCellProps {
  readonly seed: number;
  /** Of the table. */
  readonly row: number;
  /** From 0, of `size` cells. */
  readonly index: number;
  readonly size: number;
  /** Of the column `ok`: NaN as long as the seed is not made. */
  readonly ok: number;
  /** Figures of the city in words; the figure that the sheet is sorted by, too. */
  readonly covered: string;
  readonly placed: string;
  readonly sortedBy: string | null;
  readonly pictures: SheetPictures | null;
  readonly isFavorite: boolean;
  readonly onBoard: CityOnBoard | null;
  /** Whether the keys of the sheet are here. */
  readonly isCurrent: boolean;
  /** Of the cell among the others, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly onOpen: ((seed: number) => void) | null;
  readonly onToggle: (seed: number) => void;
  readonly onLike: (seed: number) => void;
}

const NO_PICTURES = () => () => {};

/** A city of the sheet: a click opens it, the star keeps it in mind. */
export const SeedCell = memo(function SeedCell(props: SeedCellProps) {
  const { seed, row, index, size, ok, pictures, isFavorite, onBoard, isCurrent, onOpen, onToggle, onLike } =
    props;
  const { left, top, width, height } = props;
  const picture = useSyncExternalStore(
    pictures?.subscribe ?? NO_PICTURES,
    useCallback(() => pictures?.get(seed), [pictures, seed]),
  );
  const isOnBoard = picture?.kind === 'city' && seed === onBoard?.seed && picture.mark === onBoard.mark;
  const canOpen = ok === 1 && onOpen !== null;
  const tabIndex = isCurrent ? 0 : -1;
  const place: CSSProperties = { transform: `translate(${left}px, ${top}px)`, width, height };
  return (
    <li
      className={classes.cell}
      style={place}
      data-seed={seed}
      data-row={row}
      data-on-board={isOnBoard}
      aria-posinset={index + 1}
      aria-setsize={size}
    >
      <button
        type="button"
        className={classes.open}
        tabIndex={tabIndex}
        aria-disabled={!canOpen}
        onClick={() => {
          if (canOpen) onOpen(seed);
        }}
      >
        <SeedPicture picture={picture} />
        <span className={classes.seed}>
          <span className="visually-hidden">{words.seed} </span>
          {seed}
          {isOnBoard && <small>{words.onTheBoard}</small>}
        </span>
        <Numbers {...props} picture={picture} />
      </button>
      {ok === 1 && (
        <button
          type="button"
          className={classes.like}
          tabIndex={tabIndex}
          aria-label={words.moreLike(seed)}
          title={words.moreLike(seed)}
          onClick={() => onLike(seed)}
        >
          <ScanSearch size={16} />
        </button>
      )}
      <button
        type="button"
        className={classes.star}
        tabIndex={tabIndex}
        aria-label={words.favoriteSeed(seed)}
        aria-pressed={isFavorite}
        onClick={() => onToggle(seed)}
      >
        <Star size={16} fill={isFavorite ? 'currentColor' : 'none'} />
      </button>
    </li>
  );
});

type NumbersProps = Pick<SeedCellProps, 'ok' | 'covered' | 'placed' | 'sortedBy'> & {
  readonly picture: SheetPicture | undefined;
};

function Numbers({ ok, covered, placed, sortedBy, picture }: NumbersProps) {
  if (ok === 0) return <Failure picture={picture} />;
  if (ok !== 1) return <span className={classes.numbers}>…</span>;
  return (
    <span className={classes.numbers}>
      <span>{covered}</span>
      {sortedBy === null ? <span>{placed}</span> : <b>{sortedBy}</b>}
      {picture?.kind === 'city' && picture.isSmaller && <span>{words.drawnSmaller}</span>}
    </span>
  );
}

/** Why a seed gives no city. */
function Failure({ picture }: Pick<NumbersProps, 'picture'>) {
  const nameOf = useNames();
  const rules = useApp(({ document }) => document.recipe.schematics);
  if (picture?.kind !== 'failed') return <span className={classes.problem}>{words.noCity}</span>;
  return (
    <span className={classes.problem}>
      {picture.problems.map((problem) => problemWords(problem, nameOf, rules)).join(' ')}
    </span>
  );
}
