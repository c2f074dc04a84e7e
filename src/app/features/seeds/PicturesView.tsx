import { useCallback, useMemo, type ReactNode } from 'react';
import type { SheetViewProps } from './rows/sheet-rows.ts';
import type { CityOnBoard } from './SeedCell.tsx';
import { SeedGrid } from './SeedGrid.tsx';
import * as words from './words.ts';

interface PicturesViewProps extends Omit<SheetViewProps, 'filter' | 'onFilter'> {
  /** The numbers of rows that they are sorted by. */
  readonly keys: Float64Array;
  readonly favorites: readonly number[];
  readonly onToggle: (seed: number) => void;
  readonly onBoard: CityOnBoard | null;
  readonly end: ReactNode;
}

/** Figures that every cell shows. */
const ALWAYS_SHOWN = ['seed', 'coverage', 'placements'];

/** The rows of a sheet as pictures. */
export function PicturesView({ rows, order, onOrder, keys, end, ...rest }: PicturesViewProps) {
  const onLike = useCallback((seed: number) => onOrder({ kind: 'like', seed }), [onOrder]);
  const sortedBy = useMemo(() => {
    if (order.kind === 'like') return (row: number) => words.apart(keys[row]!);
    const figure = rows.figures.find(({ name }) => name === order.name);
    if (!figure || ALWAYS_SHOWN.includes(figure.name)) return null;
    return (row: number) => `${figure.label} ${figure.format(keys[row]!)}`;
  }, [rows.figures, order, keys]);
  return (
    <>
      <SeedGrid rows={rows} sortedBy={sortedBy} onLike={onLike} {...rest} />
      {end}
    </>
  );
}
