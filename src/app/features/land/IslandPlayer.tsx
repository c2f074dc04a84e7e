import { ActionIcon, Button, SegmentedControl, Slider } from '@mantine/core';
import { Pause, Play, RotateCcw, StepForward } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { IslandAlgorithm, IslandRoll } from '../../../engine/land/island.ts';
import { ORIGIN } from '../../../engine/hex/hex.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import { SEGMENT_WORDS } from '../../../engine/segment/segment.ts';
import { boundsOfLand, colorRows, colorsFor } from '../../board/paint/hex-colors.ts';
import { StillMap } from '../../board/StillMap.tsx';
import type { Palette } from '../../board/paint/palette.ts';
import { Die } from './Die.tsx';
import classes from './IslandPlayer.module.css';
import { rollsOfIsland } from './island-study.ts';
import * as words from './words.ts';

/** Color indices: land, what the last roll filled, and the current hex. */
export const LAND = 1;
const FRESH = 2;
const CURRENT = 3;

/** Rolls per second of each speed. */
const SPEEDS = { slow: 3, medium: 20, fast: 200 } as const;
type Speed = keyof typeof SPEEDS;

/** Milliseconds between two frames. */
const FRAME = 33;

interface IslandPlayerProps {
  readonly algorithm: IslandAlgorithm;
  readonly hexes: number;
  readonly seed: number;
  readonly palette: Palette;
}

/** An island as it grows, roll by roll: the dice, the current hex, and what came of them. */
export function IslandPlayer({ algorithm, hexes, seed, palette }: IslandPlayerProps) {
  const rolls = useMemo(() => rollsOfIsland(algorithm, hexes, seed), [algorithm, hexes, seed]);
  const rows = useMemo(() => normalizeRows(filledBefore(rolls, rolls.length)), [rolls]);
  const bounds = useMemo(() => boundsOfLand(rows), [rows]);
  const colors = useMemo(() => colorsFor(rows), [rows]);
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const shown = Math.min(position, rolls.length);
  const roll = rolls[shown - 1];
  const ended = shown === rolls.length;
  useLayoutEffect(() => {
    colors.index_cell.fill(0);
    colorRows(colors, filledBefore(rolls, shown), LAND);
    if (roll?.filled) colorRows(colors, [{ ...roll.filled, count: 1 }], FRESH);
    colorRows(colors, [{ ...currentAfter(roll), count: 1 }], CURRENT);
    colors.changed();
  }, [colors, rolls, shown, roll]);
  const rest = useRef(0);
  useEffect(() => {
    if (!playing || ended) return undefined;
    const timer = setInterval(() => {
      rest.current += (SPEEDS[speed] * FRAME) / 1000;
      const steps = Math.floor(rest.current);
      rest.current -= steps;
      setPosition((old) => Math.min(rolls.length, old + steps));
    }, FRAME);
    return () => clearInterval(timer);
  }, [playing, ended, speed, rolls.length]);

  return (
    <div className={classes.player}>
      <StillMap
        label={words.islandAfter(algorithm, shown)}
        colors={colors}
        palette={palette}
        bounds={bounds}
        width={340}
        height={300}
      />
      <div className={classes.side}>
        <div className={classes.dice}>
          <Die label={words.movementDie} value={roll?.movement ?? null} />
          <Die label={words.directionDie} value={roll?.direction ?? null} />
        </div>
        <p className={classes.words} {...(!playing && { role: 'status' })}>
          {roll ? describeRoll(roll) : words.beforeRolls}
        </p>
        <Slider
          label={null}
          thumbLabel={words.rolls}
          min={0}
          max={rolls.length}
          value={shown}
          onChange={(value) => {
            setPlaying(false);
            setPosition(value);
          }}
        />
        <p className={classes.count}>{words.rollOf(shown, rolls.length)}</p>
        <div className={classes.buttons}>
          <Button
            size="xs"
            leftSection={playing && !ended ? <Pause size={14} /> : <Play size={14} />}
            onClick={() => {
              if (ended) setPosition(0);
              setPlaying(ended || !playing);
            }}
          >
            {playing && !ended ? words.pause : words.play}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<StepForward size={14} />}
            disabled={ended}
            onClick={() => {
              setPlaying(false);
              setPosition(shown + 1);
            }}
          >
            {words.step}
          </Button>
          <ActionIcon
            size={30}
            variant="default"
            aria-label={words.backToStart}
            onClick={() => {
              setPlaying(false);
              setPosition(0);
            }}
          >
            <RotateCcw size={14} />
          </ActionIcon>
        </div>
        <SegmentedControl
          size="xs"
          aria-label={words.speed}
          value={speed}
          onChange={(value) => setSpeed(value)}
          data={[
            { value: 'slow', label: words.slow },
            { value: 'medium', label: words.medium },
            { value: 'fast', label: words.fast },
          ]}
        />
      </div>
    </div>
  );
}

/** The hexes that are filled after some rolls, each as a run of one. */
function filledBefore(rolls: readonly IslandRoll[], count: number): LandRow[] {
  const filled = rolls.slice(0, count).flatMap((roll) => roll.filled ?? []);
  return [ORIGIN, ...filled].map(({ q, r }) => ({ r, q, count: 1 }));
}

function currentAfter(roll: IslandRoll | undefined) {
  if (!roll) return ORIGIN;
  return roll.moved && roll.filled ? roll.filled : roll.from;
}

function describeRoll({ movement, direction, filled, moved, freed }: IslandRoll): string {
  const way = SEGMENT_WORDS[direction - 1]!;
  if (!filled) return words.nothingHappens(movement, way);
  const where = words.hex(filled.q, filled.r);
  if (freed) return words.freedTo(where);
  return (moved ? words.fillsAndMoves : words.fills)(movement, way, where);
}
