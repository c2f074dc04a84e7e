import { ActionIcon, Button, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { ChevronRight, Dices } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../../engine/land/island.ts';
import { boundsOfLand, colorRows, colorsFor } from '../../board/paint/hex-colors.ts';
import { packPalette, type Palette } from '../../board/paint/palette.ts';
import { StillMap } from '../../board/StillMap.tsx';
import { createPreference, readListOf, readText } from '../../kit/preference.ts';
import { NumberField } from '../../kit/NumberField.tsx';
import { Distributions } from './Distributions.tsx';
import { IslandPlayer, LAND } from './IslandPlayer.tsx';
import { MEASURES, studyIsland, type IslandStudy } from './island-study.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import classes from './LandGallery.module.css';
import { useSamples } from './use-samples.ts';
import { number } from '../../kit/number-words.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import * as words from './words.ts';

/** Colors of sea, land, fresh land and the current hex. */
const COLORS = {
  light: [CITY_GROUND.light.outside, '#d9c896', '#b8603f', '#7a2f6b'],
  dark: [CITY_GROUND.dark.outside, '#8d8257', '#d98458', '#e08ad0'],
} as const;

/** Ids of the sections of the gallery that are folded away. */
const foldedSections = createPreference<readonly string[]>('foldedGallery', [], readListOf(readText));

/** Islands of each procedure that the distributions are made of. */
const SEEDS = 200;
const MAX_HEXES = 5_000;

export interface LandGalleryProps extends DialogProps {
  /** Size and seed that it opens with. */
  readonly hexes: number;
  readonly seed: number;
  readonly onUse: (algorithm: IslandAlgorithm, hexes: number, seed: number) => void;
}

/** The five island procedures side by side, how they differ over many seeds, and each of them roll by roll. */
export function LandGallery({ opened, onClose, ...rest }: LandGalleryProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.title} width={1180} from="md">
      <Gallery {...rest} />
    </LargeDialog>
  );
}

function Gallery({ hexes: startHexes, seed: startSeed, onUse }: Omit<LandGalleryProps, keyof DialogProps>) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const palette = useMemo(() => packPalette(COLORS[scheme]), [scheme]);
  const [hexes, setHexes] = useState(Math.min(startHexes, MAX_HEXES));
  const [seed, setSeed] = useState(startSeed);
  const [chosen, setChosen] = useState<IslandAlgorithm>(5);
  // Typing a size need not wait for five islands.
  const size = useDeferredValue(hexes);
  const { samples, error, again } = useSamples(size, SEEDS);
  return (
    <div className={classes.gallery}>
      <div className={classes.controls}>
        <NumberField name={words.hexes} value={hexes} min={1} max={MAX_HEXES} step={50} onChange={setHexes} />
        <NumberField name={words.seed} value={seed} min={0} max={0xffffffff} onChange={setSeed} />
        <Tooltip label={words.newSeed}>
          <ActionIcon
            size={30}
            variant="default"
            aria-label={words.newSeed}
            onClick={() => setSeed(crypto.getRandomValues(new Uint32Array(1))[0]!)}
          >
            <Dices size={17} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.cards}>
        {ISLAND_ALGORITHMS.map((algorithm) => (
          <Card
            key={algorithm}
            algorithm={algorithm}
            hexes={size}
            seed={seed}
            palette={palette}
            chosen={algorithm === chosen}
            onPlay={() => setChosen(algorithm)}
            onUse={() => onUse(algorithm, size, seed)}
          />
        ))}
      </div>
      <Foldable
        id="player"
        label={words.player}
        title={words.rollByRoll(chosen)}
        about={words.shapeRules[chosen]}
      >
        <IslandPlayer
          key={`${chosen} ${size} ${seed}`}
          algorithm={chosen}
          hexes={size}
          seed={seed}
          palette={palette}
        />
      </Foldable>
      <Foldable
        id="distributions"
        label={words.distributions}
        title={words.overSeeds}
        about={words.islandsOfEach(Math.min(SEEDS, samples[5].length))}
      >
        {error === null ? (
          <Distributions samples={samples} />
        ) : (
          <p role="alert">
            {words.notBuilt(error)}{' '}
            <Button size="compact-xs" variant="default" onClick={again}>
              {words.tryAgain}
            </Button>
          </p>
        )}
      </Foldable>
    </div>
  );
}

interface FoldableProps {
  readonly id: string;
  /** The name of the section. */
  readonly label: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A section of the gallery that can be folded away; the browser keeps that. */
function Foldable({ id, label, title, about, children }: FoldableProps) {
  const folded = foldedSections.use();
  const isFolded = folded.includes(id);
  return (
    <section aria-label={label}>
      <h3 className={classes.heading}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={!isFolded}
          onClick={() => foldedSections.set(isFolded ? folded.filter((one) => one !== id) : [...folded, id])}
        >
          <ChevronRight size={14} aria-hidden="true" />
          {title}
        </UnstyledButton>{' '}
        <small>{about}</small>
      </h3>
      {!isFolded && children}
    </section>
  );
}

interface CardProps {
  readonly algorithm: IslandAlgorithm;
  readonly hexes: number;
  readonly seed: number;
  readonly palette: Palette;
  readonly chosen: boolean;
  readonly onPlay: () => void;
  readonly onUse: () => void;
}

function Card({ algorithm, hexes, seed, palette, chosen, onPlay, onUse }: CardProps) {
  const study = useMemo(() => studyIsland(algorithm, hexes, seed), [algorithm, hexes, seed]);
  const { colors, bounds } = useMemo(() => pictureOf(study), [study]);
  return (
    <article className={classes.card} data-chosen={chosen} aria-label={words.islandShape(algorithm)}>
      <StillMap
        label={words.islandOfShape(algorithm)}
        colors={colors}
        palette={palette}
        bounds={bounds}
        width={190}
        height={160}
      />
      <h3 className={classes.name}>
        {algorithm} · {words.shapeNames[algorithm]}
      </h3>
      <dl className={classes.numbers}>
        <dt>{words.hexes}</dt>
        <dd>{number(study.statistics.hexes)}</dd>
        <dt>{words.rolls}</dt>
        <dd>{number(study.rolls)}</dd>
        {MEASURES.map((measure) => (
          <Number key={measure.id} name={measure.name} value={measure.format(measure.of(study))} />
        ))}
        <dt>{words.freedRolls}</dt>
        <dd>{study.freed}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button size="compact-xs" variant="default" aria-pressed={chosen} onClick={onPlay}>
          {words.watch}
        </Button>
        <Button size="compact-xs" onClick={onUse}>
          {words.takeLand}
        </Button>
      </div>
    </article>
  );
}

function Number({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function pictureOf({ rows }: IslandStudy) {
  const colors = colorsFor(rows);
  colorRows(colors, rows, LAND);
  return { colors, bounds: boundsOfLand(rows) };
}
