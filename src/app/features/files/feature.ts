import type { Feature } from '../../contrib/feature.ts';
import { offer } from '../../contrib/port.ts';
import {
  exportCity,
  exportPack,
  exportSchematics,
  importFiles,
  openFiles,
  readPasted,
} from '../../contrib/ports.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_END } from '../../contrib/slots.ts';
import { ExportDialog } from './export-dialog-part.ts';
import { FileMenus } from './file-menus-part.tsx';

/** Import and export: files, packs, folders, pictures, the clipboard. */
export const files: Feature = {
  id: 'files',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_END, 20, FileMenus)],
  offers: [
    offer(readPasted, async () => (await import('./paste-text.ts')).readPasted),
    offer(importFiles, async () => (await import('./import-picked.ts')).importTexts),
    offer(openFiles, async () => (await import('./import-picked.ts')).importOpened),
    offer(exportCity, async () => (await import('./export/export-dialog.ts')).openCityExport),
    offer(exportPack, async () => (await import('./export-library.ts')).exportPack),
    offer(exportSchematics, async () => (await import('./export-library.ts')).exportSchematics),
  ],
  firstParts: [FileMenus],
  parts: [ExportDialog],
};
