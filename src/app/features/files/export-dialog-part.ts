import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

export const ExportDialog = lazyPart(
  words.exportDialogPart,
  async () => (await import('./export/ExportDialog.tsx')).ExportDialog,
);
