import { exportChoice } from './export/choice.ts';
import { openExportDialog } from './export/export-dialog.ts';
import { CITY_FORMS, FORM_WORDS } from './export/forms.ts';
import { openFileDialog, pickFolder } from './pick-files.ts';
import type { Command } from '../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../contrib/needs-schematic.ts';

/** Loads the code that writes files, which is no part of the first load. */
const exports = () => import('./export-library.ts');
const cityExports = () => import('./export-city.ts');

export const exportDialogCommand: Command = {
  id: 'export',
  name: 'Export with a preview…',
  keywords: 'save download file picture image svg png print',
  keys: ['mod+e'],
  run: ({ store }) => openExportDialog(store.getState().session.workspace === 'city' ? 'city' : 'schematic'),
};

export const exportAgainCommand: Command = {
  id: 'export-again',
  name: 'Export the city as the last time',
  keywords: 'save download file repeat',
  keys: ['mod+shift+e'],
  run({ store }) {
    const { form } = exportChoice.get();
    if (form === null) openExportDialog('city');
    else void cityExports().then(({ exportCity }) => exportCity(store, form));
  },
};

/** Files in and out, in the order of the menus. */
export const FILE_COMMANDS: readonly Command[] = [
  {
    id: 'import-files',
    name: 'Import files or packs…',
    keywords: 'open load zip json',
    keys: ['mod+o'],
    run: () => openFileDialog(),
  },
  {
    id: 'import-folder',
    name: 'Import a folder…',
    keywords: 'open load directory',
    keys: [],
    run({ store }) {
      // Asked for at once: a folder is only handed out while the key is fresh.
      const folder = pickFolder();
      void import('./import-picked.ts').then(({ importPicked }) => importPicked(store, folder));
    },
  },
  {
    id: 'export-schematic',
    name: 'Export the schematic (JSON)',
    keywords: 'save download file',
    keys: ['mod+shift+s'],
    ...NEEDS_SCHEMATIC,
    run({ store }) {
      const { schematic } = store.getState().session;
      if (schematic === null) return;
      void exports().then(({ exportSchematics }) => exportSchematics(store, [schematic]));
    },
  },
  {
    id: 'export-library',
    name: 'Export the library as a pack (ZIP)',
    keywords: 'save download file',
    keys: ['mod+s'],
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => void exports().then(({ exportLibrary }) => exportLibrary(store)),
  },
  exportDialogCommand,
  exportAgainCommand,
  ...CITY_FORMS.map((form): Command => {
    const { name, ending } = FORM_WORDS[form];
    return {
      id: `export-city${ending.replaceAll('.', '-')}`,
      name: `Export the city: ${name}`,
      keywords: 'save download file',
      keys: [],
      run: ({ store }) => void cityExports().then(({ exportCity }) => exportCity(store, form)),
    };
  }),
];
