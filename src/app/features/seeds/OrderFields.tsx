import { ActionIcon, NativeSelect } from '@mantine/core';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useMemo } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Figure } from './rows/figure.ts';
import type { Order } from './rows/sheet-rows.ts';
import classes from './SeedSheet.module.css';
import * as words from './words.ts';

interface OrderFieldsProps {
  readonly figures: readonly Figure[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

const BY_SEED = 'seed';
const LIKE = 'like';

/** The choice of the figure that rows are sorted by, and of the direction. */
export function OrderFields({ figures, order, onOrder }: OrderFieldsProps) {
  const groups = useMemo(
    () => [
      { value: BY_SEED, label: words.seed },
      ...([words.city, words.buildings, words.placements] as const)
        .map((group) => ({
          group,
          items: figures
            .filter((figure) => figure.group === group)
            .map(({ name, label }) => ({ value: name, label })),
        }))
        .filter(({ items }) => items.length > 0),
    ],
    [figures],
  );
  const like = order.kind === 'like' ? [{ value: LIKE, label: words.likeSeed(order.seed) }] : [];
  const descending = order.kind === 'figure' && order.descending;
  const direction = descending ? words.mostFirst : words.leastFirst;
  return (
    <>
      <NativeSelect
        size="xs"
        className={classes.order}
        label={words.sortBy}
        value={order.kind === 'like' ? LIKE : order.name}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== LIKE) onOrder({ kind: 'figure', name: value, descending: value !== BY_SEED });
        }}
        data={[...like, ...groups]}
      />
      {order.kind === 'figure' && (
        <Tooltip label={direction}>
          <ActionIcon
            size={30}
            variant="default"
            aria-label={words.mostFirst}
            aria-pressed={descending}
            onClick={() => onOrder({ ...order, descending: !descending })}
          >
            {descending ? <ArrowDownWideNarrow size={17} /> : <ArrowUpNarrowWide size={17} />}
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
