import { Button, Menu } from '@mantine/core';
import { ChevronDown, Download, Plus, Table2, Upload } from 'lucide-react';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { NEW_CITY_ITEMS } from '../../cityview/slots.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { Filled } from '../../contrib/slot.tsx';
import { citiesOf } from '../../document/open-city.ts';
import { PLATFORM } from '../../kit/platform.ts';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { compareCitiesCommand } from './cities-commands.ts';
import { addEmpty, addLikeThis, addOfRecipe } from './city-actions.ts';
import { exportCities } from './export-cities.ts';
import { CityGrid } from './CityGrid.tsx';
import classes from './CitiesDialog.module.css';
import * as words from './words.ts';

/** All cities of the work, each with its picture: one of them is open. */
export function CitiesDialog({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.cities} width={980}>
      <div className={classes.dialog}>
        <div className={classes.bar}>
          <NewCity onDone={onClose} />
          <CompareButton onDone={onClose} />
          <ImportButton onDone={onClose} />
          <ExportButton />
        </div>
        <CityGrid onOpened={onClose} />
        <p className={classes.hint}>{words.hint(words.modKeys[PLATFORM])}</p>
      </div>
    </LargeDialog>
  );
}

/** Ways to begin a city, each of which opens it. */
function NewCity({ onDone }: { readonly onDone: () => void }) {
  const store = useAppStore();
  const take = (name: string, recipe: Recipe) => {
    onDone();
    addOfRecipe(store, name, recipe);
  };
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button size="xs" leftSection={<Plus size={14} />} rightSection={<ChevronDown size={14} />}>
          {words.newCity}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          py={5}
          onClick={() => {
            onDone();
            addLikeThis(store);
          }}
        >
          {words.newSameRecipe}
          <span className={classes.about}>{words.newSameRecipeHint}</span>
        </Menu.Item>
        <Menu.Item
          py={5}
          onClick={() => {
            onDone();
            addEmpty(store);
          }}
        >
          {words.newEmpty}
          <span className={classes.about}>{words.newEmptyHint}</span>
        </Menu.Item>
        <Menu.Divider />
        <Filled slot={NEW_CITY_ITEMS} onTake={take} />
      </Menu.Dropdown>
    </Menu>
  );
}

function CompareButton({ onDone }: { readonly onDone: () => void }) {
  const run = useCommandRunner();
  const isEnabled = useApp((state) => citiesOf(state.document).list.length > 1);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Table2 size={14} />}
      disabled={!isEnabled}
      onClick={() => {
        onDone();
        run(compareCitiesCommand);
      }}
    >
      {words.compare}
    </Button>
  );
}

function ImportButton({ onDone }: { readonly onDone: () => void }) {
  const run = useCommandRunner();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Upload size={14} />}
      onClick={() => {
        onDone();
        run('import-files');
      }}
    >
      {words.importCity}
    </Button>
  );
}

function ExportButton() {
  const store = useAppStore();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Download size={14} />}
      onClick={() => void exportCities(store)}
    >
      {words.exportAll}
    </Button>
  );
}
