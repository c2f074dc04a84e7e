import { Button, SegmentedControl } from '@mantine/core';
import { Pause, Play, RotateCcw, StepForward } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { growDistricts } from '../../../engine/districts/growth.ts';
import { neighborhoodDistricts } from '../../../engine/districts/neighborhoods.ts';
import { Schelling, type SchellingStep } from '../../../engine/districts/schelling.ts';
import type { District } from '../../../engine/land/district.ts';
import type { DistrictRecipe } from '../../../engine/recipe/recipe.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { boundsOfLand, colorRows, colorsFor } from '../../board/paint/hex-colors.ts';
import { packPalette } from '../../board/paint/palette.ts';
import { StillMap } from '../../board/StillMap.tsx';
import classes from './DistrictPreview.module.css';
import { SatisfactionCurve } from './SatisfactionCurve.tsx';
import * as words from './words.ts';

/** Color indices: hexes without a group; the groups follow in their order. */
const EMPTY = 1;
const FIRST_GROUP = 2;

interface PreviewProps {
  readonly land: readonly LandRow[];
  readonly recipe: Exclude<DistrictRecipe, { method: 'none' }>;
  readonly seed: number;
  /** Colors of sea, of empty land, and of the groups. */
  readonly colors: readonly string[];
}

/** A preview of the districts that a recipe makes on some land. */
export function DistrictPreview({ recipe, ...rest }: PreviewProps) {
  return recipe.method === 'growth' ? (
    <GrowthPreview recipe={recipe} {...rest} />
  ) : (
    <SchellingPreview recipe={recipe} {...rest} />
  );
}

function GrowthPreview({
  land,
  recipe,
  seed,
  colors,
}: PreviewProps & { readonly recipe: Extract<DistrictRecipe, { method: 'growth' }> }) {
  const districts = useMemo(() => growDistricts(land, recipe, seed), [land, recipe, seed]);
  const rows = useMemo(() => rowsByGroup(districts, recipe.groups), [districts, recipe.groups]);
  return (
    <div className={classes.preview}>
      <GroupMap land={land} rows={rows} colors={colors} />
      <p className={classes.words}>{words.countOf(districts.length)}</p>
    </div>
  );
}

/** Milliseconds between two steps while it runs. */
const PACE = 60;

function SchellingPreview({
  land,
  recipe,
  seed,
  colors,
}: PreviewProps & { readonly recipe: Extract<DistrictRecipe, { method: 'schelling' }> }) {
  const [round, setRound] = useState(0);
  // A run starts anew with every change of what it depends on, and when it is asked to.
  const simulation = useMemo(
    () => ({ round, schelling: new Schelling(land, recipe, seed) }),
    [land, recipe, seed, round],
  );
  const [progress, setProgress] = useState<{ readonly of: object; readonly steps: readonly SchellingStep[] }>(
    {
      of: simulation,
      steps: [],
    },
  );
  const steps = progress.of === simulation ? progress.steps : [];
  const [running, setRunning] = useState(false);
  const [shown, setShown] = useState<'people' | 'districts'>('people');
  const { schelling } = simulation;
  const ended = schelling.isSettled || schelling.steps >= recipe.maxSteps;

  function step(): void {
    const next = schelling.step();
    setProgress((old) => ({ of: simulation, steps: [...(old.of === simulation ? old.steps : []), next] }));
  }
  useEffect(() => {
    if (!running || ended) return undefined;
    const timer = setTimeout(step, PACE);
    return () => clearTimeout(timer);
  });

  const rows = useMemo(() => {
    if (shown === 'people') return schelling.rowsOfGroups();
    return rowsByGroup(neighborhoodDistricts(schelling), recipe.groups);
    // The simulation changes in place: its number of steps says when.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, schelling, recipe.groups, steps.length]);
  const share = schelling.total === 0 ? 1 : schelling.satisfied / schelling.total;
  return (
    <div className={classes.preview}>
      <GroupMap land={land} rows={rows} colors={colors} />
      <div className={classes.buttons}>
        <Button
          size="xs"
          leftSection={running && !ended ? <Pause size={14} /> : <Play size={14} />}
          disabled={ended}
          onClick={() => setRunning(!running)}
        >
          {running && !ended ? words.pause : words.run}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<StepForward size={14} />}
          disabled={ended}
          onClick={() => {
            setRunning(false);
            step();
          }}
        >
          {words.step}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<RotateCcw size={14} />}
          onClick={() => {
            setRunning(false);
            setRound(round + 1);
          }}
        >
          {words.startOver}
        </Button>
        <SegmentedControl
          size="xs"
          aria-label={words.show}
          value={shown}
          onChange={(value) => setShown(value)}
          data={[
            { value: 'people', label: words.people },
            { value: 'districts', label: words.districts },
          ]}
        />
      </div>
      <p className={classes.words} {...(!running && { role: 'status' })}>
        {words.satisfiedAfter(
          (Math.floor(1000 * share) / 10).toFixed(1),
          schelling.steps,
          ended ? (schelling.satisfied === schelling.total ? 'satisfied' : 'stuck') : 'running',
        )}
      </p>
      <SatisfactionCurve shares={[...steps.map(shareOf), share]} />
    </div>
  );
}

function shareOf({ satisfied, total }: SchellingStep): number {
  return total === 0 ? 1 : satisfied / total;
}

interface GroupMapProps {
  readonly land: readonly LandRow[];
  /** Of hexes without a group, then of each group. */
  readonly rows: readonly (readonly LandRow[])[];
  readonly colors: readonly string[];
}

function GroupMap({ land, rows, colors }: GroupMapProps) {
  const bounds = useMemo(() => boundsOfLand(land), [land]);
  const cells = useMemo(() => colorsFor(land), [land]);
  const palette = useMemo(() => packPalette(colors), [colors]);
  useLayoutEffect(() => {
    rows.forEach((own, index) => colorRows(cells, own, index === 0 ? EMPTY : FIRST_GROUP + index - 1));
    cells.changed();
  }, [cells, rows]);
  return (
    <StillMap
      label={words.districts}
      colors={cells}
      palette={palette}
      bounds={bounds}
      width={420}
      height={380}
    />
  );
}

function rowsByGroup(districts: readonly District[], groups: readonly string[]): LandRow[][] {
  return [
    [],
    ...groups.map((group) => districts.filter((one) => one.group === group).flatMap(({ rows }) => rows)),
  ];
}
