import { Checkbox, Tooltip } from '@mantine/core';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { LibraryPanel } from '../library/LibraryPanel.tsx';
import { PosesPanel } from '../poses/PosesPanel.tsx';
import { PanelDock } from '../shell/PanelDock.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import { edit, setSession } from '../store/store.ts';
import { setInRecipe } from './city-edits.ts';
import { CityBoard } from './CityBoard.tsx';
import { CityStatistics } from './CityStatistics.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { RecipePanel } from './RecipePanel.tsx';

/** Where cities are generated and changed by hand: recipe, board, what is in hand and what stands. */
export function CityWorkspace() {
  const store = useAppStore();
  const tool = useApp((state) => state.session.cityTool);
  return (
    <PanelDock
      panels={[
        { id: 'recipe', title: 'Recipe', side: 'left', content: <RecipePanel /> },
        {
          id: 'library',
          title: 'Library',
          side: 'left',
          grows: true,
          content: (
            <LibraryPanel
              selected={tool.kind === 'stamp' ? tool.schematic : null}
              onSelect={(id) => {
                const same = tool.kind === 'stamp' && tool.schematic === id;
                setSession(store, {
                  cityTool: same ? { kind: 'select' } : { kind: 'stamp', schematic: id, pose: PLAIN_POSE },
                  placement: null,
                });
              }}
              hint="Pick one to stamp it. Generate uses those with a tick."
              aside={renderRecipeBox}
            />
          ),
        },
        {
          id: 'selection',
          title: tool.kind === 'stamp' ? 'In hand' : 'Selection',
          side: 'right',
          content: <InHand />,
        },
        { id: 'statistics', title: 'Statistics', side: 'right', content: <CityStatistics /> },
      ]}
    >
      <CityBoard />
    </PanelDock>
  );
}

function renderRecipeBox(schematic: Schematic) {
  return <RecipeBox schematic={schematic} />;
}

/** Whether the recipe uses a schematic. */
function RecipeBox({ schematic: { id, name } }: { readonly schematic: Schematic }) {
  const store = useAppStore();
  const used = useApp(({ document }) => document.recipe.schematics.some((rule) => rule.id === id));
  return (
    <Tooltip label="Used when generating" position="right">
      <Checkbox
        size="xs"
        aria-label={`Generate with ${name}`}
        checked={used}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          edit(store, checked ? 'Add to recipe' : 'Take out of recipe', (draft) =>
            setInRecipe(draft, id, checked),
          );
        }}
      />
    </Tooltip>
  );
}

/** The ghost with its poses, or the placement that is selected. */
function InHand() {
  const store = useAppStore();
  const tool = useApp((state) => state.session.cityTool);
  const schematics = useApp((state) => state.document.schematics);
  const kinds = useApp((state) => state.document.kinds);
  if (tool.kind !== 'stamp') return <PlacementPanel />;
  return (
    <PosesPanel
      schematic={toSchematic(schematics[tool.schematic]!)}
      kinds={kinds}
      pose={tool.pose}
      onChoose={(pose) => setSession(store, { cityTool: { ...tool, pose } })}
    />
  );
}
