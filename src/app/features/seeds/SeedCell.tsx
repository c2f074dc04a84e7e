import { CircleAlert, Star } from 'lucide-react';
import { memo } from 'react';
import type { Measure } from './measures.ts';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { useApp } from '../../store/context.tsx';
import type { SeedResult } from '../../cityview/seed-result.ts';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

interface SeedCellProps {
  readonly seed: number;
  /** `undefined` as long as it is being made. */
  readonly result: SeedResult | undefined;
  /** The measure that the sheet is sorted by, shown beside the fixed numbers of each city. */
  readonly measure: Measure | null;
  readonly isFavorite: boolean;
  /** Whether its city is on the board, as it is here. */
  readonly isOnBoard: boolean;
  /** Whether the keys of the sheet are here. */
  readonly isCurrent: boolean;
  readonly onOpen: (seed: number) => void;
  readonly onToggle: (seed: number) => void;
}

/** A city of the sheet: a click opens it, the star keeps it in mind. */
export const SeedCell = memo(function SeedCell({
  seed,
  result,
  measure,
  isFavorite,
  isOnBoard,
  isCurrent,
  onOpen,
  onToggle,
}: SeedCellProps) {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li className={classes.cell} data-seed={seed} data-on-board={isOnBoard}>
      <button
        type="button"
        className={classes.open}
        tabIndex={tabIndex}
        aria-disabled={result?.kind !== 'city'}
        onClick={() => {
          if (result?.kind === 'city') onOpen(seed);
        }}
      >
        <Picture result={result} />
        <span className={classes.seed}>
          <span className="visually-hidden">{words.seed} </span>
          {seed}
          {isOnBoard && <small>{words.onTheBoard}</small>}
        </span>
        <Numbers result={result} measure={measure} />
      </button>
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

function Picture({ result }: { readonly result: SeedResult | undefined }) {
  if (result?.kind === 'failed')
    return (
      <span className={classes.picture} data-failed>
        <CircleAlert size={22} />
      </span>
    );
  return (
    <span className={classes.picture}>{result && <img src={result.picture} alt="" draggable={false} />}</span>
  );
}

/** Why a seed gives no city. */
function Failure({ problems }: Extract<SeedResult, { kind: 'failed' }>) {
  const nameOf = useNames();
  const rules = useApp(({ document }) => document.recipe.schematics);
  return (
    <span className={classes.problem}>
      {problems.map((problem) => problemWords(problem, nameOf, rules)).join(' ')}
    </span>
  );
}

function Numbers({ result, measure }: Pick<SeedCellProps, 'result' | 'measure'>) {
  if (!result) return <span className={classes.numbers}>…</span>;
  if (result.kind === 'failed') return <Failure {...result} />;
  const { statistics, isSmaller } = result;
  const isTold = measure === null || measure.id === 'coverage' || measure.id === 'placements';
  return (
    <span className={classes.numbers}>
      <span>{words.covered(statistics.coverage)}</span>
      {isTold ? (
        <span>{words.placed(statistics.placements)}</span>
      ) : (
        <b>
          {measure.name} {measure.format(measure.of(statistics))}
        </b>
      )}
      {isSmaller && <span>{words.drawnSmaller}</span>}
    </span>
  );
}
