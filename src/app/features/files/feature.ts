import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_END } from '../../contrib/slots.ts';
import { ExportDialog } from './export-dialog-part.ts';
import { FileMenus } from './file-menus-part.tsx';

/** Import and export. */
export const files: Feature = {
  id: 'files',
  commands: () => import('./commands.ts'),
  fills: [fill(HEADER_END, 20, FileMenus)],
  firstParts: [FileMenus],
  parts: [ExportDialog],
};
