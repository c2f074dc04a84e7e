import { ActionIcon, NativeSelect, Switch } from '@mantine/core';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberField } from '../../kit/NumberField.tsx';
import { number } from '../../kit/number-words.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

const COUNTS = [25, 100, 1000, 10_000, 100_000] as const;

export const MAX_SEED = 0xffffffff;

interface SeedControlsProps {
  readonly first: number;
  readonly onFirst: (seed: number) => void;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly favoritesOnly: boolean;
  readonly favorites: number;
  readonly onFavoritesOnly: (only: boolean) => void;
  /** The button that keeps the favorites as cities. */
  readonly keep: ReactNode;
}

/** Which seeds are on the sheet. */
export function SeedControls(props: SeedControlsProps) {
  const { first, onFirst, count, onCount, favoritesOnly, favorites, onFavoritesOnly } = props;
  return (
    <>
      <NumberField
        className={classes.first}
        name={words.firstSeed}
        value={first}
        min={0}
        max={MAX_SEED}
        onChange={onFirst}
      />
      <Tooltip label={words.randomSeed}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={words.randomSeed}
          onClick={() => onFirst(crypto.getRandomValues(new Uint32Array(1))[0]!)}
        >
          <Dices size={17} />
        </ActionIcon>
      </Tooltip>
      <NativeSelect
        size="xs"
        className={classes.count}
        label={words.seeds}
        value={String(count)}
        onChange={(event) => onCount(Number(event.currentTarget.value))}
        data={COUNTS.map((value) => ({ value: String(value), label: number(value) }))}
      />
      <Switch
        className={classes.switch}
        label={words.favoriteCount(favorites)}
        checked={favoritesOnly}
        onChange={(event) => onFavoritesOnly(event.currentTarget.checked)}
      />
      {props.keep}
    </>
  );
}
