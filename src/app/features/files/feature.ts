import type { Feature } from '../../contrib/feature.ts';
import { offer } from '../../contrib/port.ts';
import { exportSchematics, readPasted } from '../../contrib/ports.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_END, LIBRARY_MENU } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { ExportDialog } from './export-dialog-part.ts';
import { FileMenus } from './file-menus-part.tsx';
import * as words from './first-words.ts';

const LibraryItems = lazyPart(words.fileMenuPart, async () => (await import('./FileItems.tsx')).LibraryItems);

/** Import and export: files, packs, folders, pictures, the clipboard. */
export const files: Feature = {
  id: 'files',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_END, 20, FileMenus), fill(LIBRARY_MENU, 10, LibraryItems)],
  offers: [
    offer(readPasted, async () => (await import('./paste-text.ts')).readPasted),
    offer(exportSchematics, async () => (await import('./export-library.ts')).exportSchematics),
  ],
  firstParts: [FileMenus],
  parts: [ExportDialog, LibraryItems],
};
