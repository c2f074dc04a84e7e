import { lazyPart } from '../../kit/lazy-part.tsx';

export const ExportDialog = lazyPart(
  'The export dialog',
  async () => (await import('./export/ExportDialog.tsx')).ExportDialog,
);
