import { exportForm } from './export/choice.ts';
import { openExportDialog } from './export/export-dialog.ts';
import { CITY_FORMS, FORMS } from './export/forms/forms.ts';
import { openFileDialog, pickFolder } from './pick-files.ts';
import type { Command } from '../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../contrib/needs-schematic.ts';
import * as words from './words.ts';

/** Loads the code that writes files, which is no part of the first load. */
const exports = () => import('./export-library.ts');
const cityExports = () => import('./export-city.ts');

export const exportDialogCommand: Command = {
  id: 'export',
  name: words.exportWithAPreview,
  keywords: words.exportAliases,
  keys: ['mod+e'],
  run: ({ store }) => openExportDialog(store.getState().session.workspace === 'city' ? 'city' : 'schematic'),
};

/** Opens the export of the city as sheets for a printer: what browsers print of the page is no map. */
const printCommand: Command = {
  id: 'print',
  name: words.printCity,
  keywords: words.printAliases,
  keys: ['mod+p'],
  inText: true,
  run() {
    exportForm.set('pdf');
    openExportDialog('city');
  },
};

export const exportAgainCommand: Command = {
  id: 'export-again',
  name: words.exportCityAsLastTime,
  keywords: words.exportAgainAliases,
  keys: ['mod+shift+e'],
  workspace: 'city',
  run({ store }) {
    const form = exportForm.get();
    if (form === null) openExportDialog('city');
    else void cityExports().then(({ exportCity }) => exportCity(store, form));
  },
};

export const importFilesCommand: Command = {
  id: 'import-files',
  name: words.importFilesOrPacks,
  keywords: words.importAliases,
  keys: ['mod+o'],
  run: () => openFileDialog(),
};

/** Files in and out, in the order of the menus. */
export const FILE_COMMANDS: readonly Command[] = [
  importFilesCommand,
  {
    id: 'import-folder',
    name: words.importAFolder,
    keywords: words.importFolderAliases,
    keys: [],
    run({ store }) {
      // Asked for at once: a folder is only handed out while the key is fresh.
      const folder = pickFolder();
      void import('./import-picked.ts').then(({ importPicked }) => importPicked(store, folder));
    },
  },
  {
    id: 'export-schematic',
    name: words.exportTheSchematicJson,
    keywords: words.saveAliases,
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
    name: words.exportLibraryAsPackZip,
    keywords: words.saveAliases,
    keys: ['mod+s'],
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => void exports().then(({ exportLibrary }) => exportLibrary(store)),
  },
  exportDialogCommand,
  printCommand,
  exportAgainCommand,
  ...CITY_FORMS.map((form): Command => {
    const { name, ending } = FORMS[form];
    return {
      id: `export-city${ending.replaceAll('.', '-')}`,
      name: words.exportTheCity(name),
      keywords: words.saveAliases,
      keys: [],
      workspace: 'city',
      run: ({ store }) => void cityExports().then(({ exportCity }) => exportCity(store, form)),
    };
  }),
];
