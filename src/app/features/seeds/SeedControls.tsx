import { ActionIcon, Button, NativeSelect, Switch } from '@mantine/core';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, ClipboardCopy, Dices, Download } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { NumberField } from '../../kit/NumberField.tsx';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Measure, Order } from './measures.ts';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

const COUNTS = [25, 50, 100, 200] as const;

export const MAX_SEED = 0xffffffff;

interface SeedControlsProps {
  readonly first: number;
  readonly onFirst: (seed: number) => void;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly measures: readonly Measure[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly favoritesOnly: boolean;
  readonly favorites: number;
  readonly onFavoritesOnly: (only: boolean) => void;
  readonly hasResults: boolean;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  /** The button that keeps the favorites as cities. */
  readonly keep: ReactNode;
}

/** Which seeds the sheet shows, and in which order. */
export function SeedControls(props: SeedControlsProps) {
  const { first, onFirst, count, onCount, favoritesOnly, favorites, onFavoritesOnly } = props;
  return (
    <div className={classes.controls}>
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
        label={words.seeds}
        value={String(count)}
        onChange={(event) => onCount(Number(event.currentTarget.value))}
        data={COUNTS.map(String)}
      />
      <OrderFields {...props} />
      <Switch
        className={classes.switch}
        label={words.favoriteCount(favorites)}
        checked={favoritesOnly}
        onChange={(event) => onFavoritesOnly(event.currentTarget.checked)}
      />
      {props.keep}
      <div className={classes.table}>
        <Tooltip label={words.tableHint}>
          <Button
            size="xs"
            variant="default"
            leftSection={<ClipboardCopy size={15} />}
            disabled={!props.hasResults}
            onClick={props.onCopy}
          >
            {words.copyTable}
          </Button>
        </Tooltip>
        <Tooltip label={words.saveTheTableCsv}>
          <ActionIcon
            size={30}
            variant="default"
            aria-label={words.saveTheTableCsv}
            disabled={!props.hasResults}
            onClick={props.onSave}
          >
            <Download size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

const BY_SEED = 'seed';

function OrderFields({
  measures,
  order,
  onOrder,
}: Pick<SeedControlsProps, 'measures' | 'order' | 'onOrder'>) {
  const groups = useMemo(
    () => [
      { value: BY_SEED, label: words.seed },
      ...([words.city, words.buildings, words.placements] as const).map((group) => ({
        group,
        items: measures
          .filter((measure) => measure.group === group)
          .map(({ id, name }) => ({ value: id, label: name })),
      })),
    ],
    [measures],
  );
  const { measure, descending } = order;
  const direction = descending ? words.mostFirst : words.leastFirst;
  return (
    <>
      <NativeSelect
        size="xs"
        className={classes.order}
        label={words.sortBy}
        value={measure?.id ?? BY_SEED}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const next = measures.find(({ id }) => id === value) ?? null;
          onOrder({ measure: next, descending: next !== null });
        }}
        data={groups.filter((group) => !('items' in group) || group.items.length > 0)}
      />
      <Tooltip label={direction}>
        <ActionIcon
          size={30}
          variant="default"
          aria-label={words.mostFirst}
          aria-pressed={descending}
          onClick={() => onOrder({ measure, descending: !descending })}
        >
          {descending ? <ArrowDownWideNarrow size={17} /> : <ArrowUpNarrowWide size={17} />}
        </ActionIcon>
      </Tooltip>
    </>
  );
}
