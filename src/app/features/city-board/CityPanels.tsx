import { memo, useCallback } from 'react';
import { PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { LibraryPanel } from '../library/LibraryPanel.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { setSession } from '../../store/store.ts';
import { CityDialogs } from './CityDialogs.tsx';
import { CityStatistics } from '../report/CityStatistics.tsx';
import { GhostDial } from './GhostDial.tsx';
import { PlacementPanel } from '../selection/PlacementPanel.tsx';
import { RecipeBox } from '../recipe/RecipeBox.tsx';
import { RecipePanel } from '../recipe/RecipePanel.tsx';
import { ReportPanel } from '../report/ReportPanel.tsx';

export type CityPanel = 'recipe' | 'library' | 'selection' | 'report' | 'statistics' | 'dialogs';

/** One of the panels about the city, and the dialogs that open from them. They come together, after the board. */
export function CityPanels({ show }: { readonly show: CityPanel }) {
  switch (show) {
    case 'recipe':
      return <RecipePanel />;
    case 'library':
      return <CityLibrary />;
    case 'selection':
      return <InHand />;
    case 'report':
      return <ReportPanel />;
    case 'statistics':
      return <CityStatistics />;
    case 'dialogs':
      return <CityDialogs />;
  }
}

/** The library where cities are made: a click takes a schematic in hand, another one puts it away. */
const CityLibrary = memo(function CityLibrary() {
  const store = useAppStore();
  const inHand = useApp(({ session: { cityTool } }) =>
    cityTool.kind === 'stamp' ? cityTool.schematic : null,
  );
  const take = useCallback(
    (id: string) => {
      const { cityTool } = store.getState().session;
      const same = cityTool.kind === 'stamp' && cityTool.schematic === id;
      setSession(store, {
        cityTool: same ? { kind: 'select' } : { kind: 'stamp', schematic: id, pose: PLAIN_POSE },
        placements: [],
      });
    },
    [store],
  );
  return (
    <LibraryPanel
      selected={inHand}
      onSelect={take}
      hint="Pick one to stamp it. Generate uses those with a tick."
      aside={renderRecipeBox}
    />
  );
});

function renderRecipeBox(schematic: Schematic, tabIndex: number) {
  return <RecipeBox schematic={schematic} tabIndex={tabIndex} />;
}

/** The ghost with its poses, or what is selected. */
function InHand() {
  const isStamping = useApp((state) => state.session.cityTool.kind === 'stamp');
  return isStamping ? <GhostDial /> : <PlacementPanel />;
}
