import { useMemo } from 'react';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import panel from './PlacementPanel.module.css';
import { selectPlacements } from './selection.ts';
import { SelectionActions } from './SelectionActions.tsx';
import classes from './selection.module.css';
import { UnstyledButton } from '@mantine/core';
import { number } from '../../kit/number-words.ts';
import * as words from './words.ts';

/** Several placements: how many of what, and what can be done with all of them. */
export function ManyPlacements({ placements }: { readonly placements: readonly Placement[] }) {
  const store = useAppStore();
  const schematics = useApp((state) => state.document.city.schematics);
  const rows = useMemo(() => {
    const ids = new Map<string, number[]>();
    for (const { schematic, id } of placements) {
      const known = ids.get(schematic);
      if (known) known.push(id);
      else ids.set(schematic, [id]);
    }
    return [...ids].sort(([, a], [, b]) => b.length - a.length);
  }, [placements]);
  const locked = placements.filter((placement) => placement.locked).length;
  return (
    <>
      <strong className={panel.name}>{words.placements(placements.length)}</strong>
      {locked > 0 && <p className={panel.note}>{words.ofThemLocked(locked)}</p>}
      <SelectionActions placements={placements} />
      <ul className={classes.counts} aria-label={words.selectedPlacementsPerSchematic}>
        {rows.map(([schematic, ids]) => (
          <li key={schematic}>
            <UnstyledButton
              className={classes.row}
              title={words.selectOnlyThese}
              onClick={() => selectPlacements(store, ids)}
            >
              <span>{schematics[schematic]!.name}</span>
              <span className={classes.count}>{number(ids.length)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
