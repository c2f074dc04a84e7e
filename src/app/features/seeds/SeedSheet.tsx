import { Alert, Button, Progress } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { tellProblem } from '../../kit/tell.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { parseMeasure } from '../../../formats/atlas/measures/measure.ts';
import { unknownId } from '../../../formats/atlas/measures/unknown-ids.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import { lockedPlacements } from '../../document/locked.ts';
import { useAppStore } from '../../store/context.tsx';
import { toCity, toLibrary } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import { cityMark } from './city-mark.ts';
import { recipeKey, toggleFavorite, useFavorites } from './favorites.ts';
import { KeepButton } from './KeepButton.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { MAX_SEED, SeedControls } from './SeedControls.tsx';
import type { SeedJob } from '../../cityview/seed-result.ts';
import classes from './SeedSheet.module.css';
import { useMoreAtEnd } from '../../kit/use-more-at-end.ts';
import { useSeeds } from './use-seeds.ts';
import { useSheetLook } from './use-sheet-look.ts';
import * as words from './words.ts';

/** A contact sheet: the cities of many seeds side by side, to choose one from. */
export function SeedSheet({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.seedSheet} width={1180} from="md">
      <Sheet onClose={onClose} />
    </LargeDialog>
  );
}

function Sheet({ onClose }: Pick<DialogProps, 'onClose'>) {
  const store = useAppStore();
  const [{ job: plain, start, onBoard }] = useState(() => openSheet(store));
  const [measures, setMeasures] = useState<readonly string[]>([]);
  const job = useMemo((): SeedJob => ({ ...plain, measures }), [plain, measures]);
  const look = useSheetLook(job);
  const key = useMemo(() => recipeKey(job), [job]);
  const favorites = useFavorites(key);
  const [first, setFirst] = useState(start);
  const [count, setCount] = useState(100);
  const [more, setMore] = useState(0);
  const [running, setRunning] = useState(true);
  const [favoritesOnly, setFavoritesOnly] = useState(false);

  const wanted = useMemo(
    () => (favoritesOnly ? favorites : seedsFrom(first, count + more)),
    [favoritesOnly, favorites, first, count, more],
  );
  const { rows, made, failed, broken, again } = useSeeds(job, look, first, wanted, running);
  const isDone = made === wanted.length;
  const isFull = first + count + more > MAX_SEED;
  const showMore = useCallback(() => setMore((old) => old + count), [count]);
  const end = useMoreAtEnd(showMore, running && isDone && !favoritesOnly && !isFull);

  const open = useCallback(
    (seed: number) => {
      onClose();
      void requestGeneration(store, { seed });
    },
    [onClose, store],
  );
  const toggle = useCallback((seed: number) => toggleFavorite(key, seed), [key]);
  const measure = useCallback(
    (names: readonly string[]) => {
      const unknown = unknownIn(names, plain);
      if (unknown === undefined) setMeasures((old) => [...old, ...names]);
      else tellProblem(words.notWorkedOut(unknown));
    },
    [plain],
  );
  const begin = (seed: number, seeds: number) => {
    setFirst(seed);
    setCount(seeds);
    setMore(0);
    setRunning(true);
  };

  return (
    <RowsSheet
      rows={rows}
      firstView="pictures"
      renderSave={null}
      controls={
        <SeedControls
          first={first}
          onFirst={(seed) => begin(seed, count)}
          count={count}
          onCount={(next) => begin(first, next)}
          favoritesOnly={favoritesOnly}
          favorites={favorites.length}
          onFavoritesOnly={setFavoritesOnly}
          keep={favorites.length > 0 && <KeepButton job={job} seeds={favorites} />}
        />
      }
      state={
        <>
          {broken === null ? (
            <State
              made={made}
              wanted={wanted.length}
              failed={failed}
              running={running}
              onRunning={setRunning}
            />
          ) : (
            <Alert color="red" variant="light" role="alert">
              {words.notMade(broken)}{' '}
              <Button size="compact-xs" variant="default" onClick={again}>
                {words.tryAgain}
              </Button>
            </Alert>
          )}
          {favoritesOnly && favorites.length === 0 && <p className={classes.note}>{words.noFavorites}</p>}
        </>
      }
      favorites={favorites}
      onToggle={toggle}
      onBoard={onBoard}
      onOpen={open}
      onMeasure={measure}
      end={
        !favoritesOnly &&
        !isFull && (
          <div ref={end} className={classes.end}>
            <Button size="xs" variant="default" disabled={!isDone} onClick={showMore}>
              {words.more(count)}
            </Button>
          </div>
        )
      }
    />
  );
}

interface StateProps {
  readonly made: number;
  readonly wanted: number;
  readonly failed: number;
  readonly running: boolean;
  readonly onRunning: (running: boolean) => void;
}

/** How far the sheet is, with what stops it. */
function State({ made, wanted, failed, running, onRunning }: StateProps) {
  const isDone = made === wanted;
  return (
    <div className={classes.state}>
      <span role="status">
        {isDone ? words.made(made - failed, failed) : words.madeOf(running, made, wanted)}
      </span>
      {!isDone && (
        <>
          <Progress
            className={classes.progress}
            value={(100 * made) / Math.max(1, wanted)}
            aria-label={words.progress}
          />
          <Button size="compact-xs" variant="default" onClick={() => onRunning(!running)}>
            {running ? words.stop : words.continueWord}
          </Button>
        </>
      )}
    </div>
  );
}

function openSheet(store: AppStore) {
  const { document } = store.getState();
  const { recipe, city } = document;
  const job: SeedJob = { recipe, library: toLibrary(document), given: lockedPlacements(city) };
  const onBoard = city.recipe && { seed: city.recipe.seed, mark: cityMark(toCity(city)) };
  return { job, start: recipe.seed, onBoard };
}

/** The first id of measures that no city of the recipe has, in a message; `undefined` when there are all. */
function unknownIn(names: readonly string[], { recipe, library }: SeedJob): string | undefined {
  for (const name of names) {
    const measure = parseMeasure(name);
    const unknown = measure.kind === 'problem' ? measure.message : unknownId(measure, recipe, library);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

/** So many seeds one after the other, as far as there are. */
function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: Math.min(count, MAX_SEED - first + 1) }, (_, index) => first + index);
}
