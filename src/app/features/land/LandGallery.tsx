import { ActionIcon, Button, Modal, Tooltip } from '@mantine/core';
import { useComputedColorScheme, useMatches } from '@mantine/core';
import { Dices } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../../engine/land/island.ts';
import { boundsOfLand, colorRows, colorsFor } from '../../board/paint/hex-colors.ts';
import { packPalette, type Palette } from '../../board/paint/palette.ts';
import { StillMap } from '../../board/StillMap.tsx';
import { NumberField } from '../../kit/NumberField.tsx';
import { Distributions } from './Distributions.tsx';
import { IslandPlayer, LAND } from './IslandPlayer.tsx';
import { MEASURES, PROCEDURES, studyIsland, type IslandStudy } from './island-study.ts';
import classes from './LandGallery.module.css';
import { useSamples } from './use-samples.ts';

/** Colors of sea, land, fresh land and the current hex. */
const COLORS = {
  light: ['#c8dadd', '#d9c896', '#b8603f', '#7a2f6b'],
  dark: ['#1c2529', '#8d8257', '#d98458', '#e08ad0'],
} as const;

/** Islands of each procedure that the distributions are made of. */
const SEEDS = 200;
const MAX_HEXES = 5_000;

export interface LandGalleryProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Size and seed that it opens with. */
  readonly hexes: number;
  readonly seed: number;
  readonly onUse: (algorithm: IslandAlgorithm, hexes: number, seed: number) => void;
}

/** The five island procedures side by side, how they differ over many seeds, and each of them roll by roll. */
export function LandGallery({ opened, onClose, ...rest }: LandGalleryProps) {
  const fullScreen = useMatches({ base: true, md: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Land gallery"
      size="min(1180px, 94vw)"
      fullScreen={fullScreen}
    >
      <Gallery {...rest} />
    </Modal>
  );
}

function Gallery({
  hexes: startHexes,
  seed: startSeed,
  onUse,
}: Omit<LandGalleryProps, 'opened' | 'onClose'>) {
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
        <NumberField name="Hexes" value={hexes} min={1} max={MAX_HEXES} step={50} onChange={setHexes} />
        <NumberField name="Seed" value={seed} min={0} max={0xffffffff} onChange={setSeed} />
        <Tooltip label="Roll a new seed">
          <ActionIcon
            size={30}
            variant="default"
            aria-label="Roll a new seed"
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
      <section aria-label="Player">
        <h3 className={classes.heading}>
          Island shape {chosen}, roll by roll <small>{PROCEDURES[chosen].rule}</small>
        </h3>
        <IslandPlayer
          key={`${chosen} ${size} ${seed}`}
          algorithm={chosen}
          hexes={size}
          seed={seed}
          palette={palette}
        />
      </section>
      <section aria-label="Distributions">
        <h3 className={classes.heading}>
          Statistics over seeds{' '}
          <small>{Math.min(SEEDS, samples[5].length)} islands of each shape; the line marks the mean</small>
        </h3>
        {error === null ? (
          <Distributions samples={samples} />
        ) : (
          <p role="alert">
            The islands could not be built: {error}.{' '}
            <Button size="compact-xs" variant="default" onClick={again}>
              Try again
            </Button>
          </p>
        )}
      </section>
    </div>
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
    <article className={classes.card} data-chosen={chosen} aria-label={`Island shape ${algorithm}`}>
      <StillMap
        label={`Island of shape ${algorithm}`}
        colors={colors}
        palette={palette}
        bounds={bounds}
        width={190}
        height={160}
      />
      <h3 className={classes.name}>
        {algorithm} · {PROCEDURES[algorithm].name}
      </h3>
      <dl className={classes.numbers}>
        <dt>Hexes</dt>
        <dd>{study.statistics.hexes.toLocaleString('en')}</dd>
        <dt>Rolls</dt>
        <dd>{study.rolls.toLocaleString('en')}</dd>
        {MEASURES.map((measure) => (
          <Number key={measure.id} name={measure.name} value={measure.format(measure.of(study))} />
        ))}
        <dt>Rolls that freed a hex</dt>
        <dd>{study.freed}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button size="compact-xs" variant="default" aria-pressed={chosen} onClick={onPlay}>
          Watch
        </Button>
        <Button size="compact-xs" onClick={onUse}>
          Use this land
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
