import { useCallback } from 'react';
import { PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { Filled } from '../../contrib/slot.tsx';
import { CITY_LIBRARY_ASIDE } from '../../contrib/slots.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { putDown } from '../../cityview/city-tool.ts';
import { stamping } from '../../cityview/stamping.ts';
import * as words from './words.ts';

/** The library of the City workspace: a click takes a schematic in hand, another click puts it away. */
export function CityLibrary() {
  const store = useAppStore();
  const inHand = useApp((state) => stamping.of(state)?.schematic ?? null);
  const take = useCallback(
    (id: string) => {
      if (stamping.of(store.getState())?.schematic === id) putDown(store);
      else stamping.take(store, { schematic: id, pose: PLAIN_POSE });
      citySelection.set(store, { ids: [] });
    },
    [store],
  );
  return <LibraryPanel inHand={inHand} onSelect={take} hint={words.stampHint} aside={renderAside} />;
}

function renderAside(schematic: Schematic, tabIndex: number) {
  return <Filled slot={CITY_LIBRARY_ASIDE} schematic={schematic} tabIndex={tabIndex} />;
}
