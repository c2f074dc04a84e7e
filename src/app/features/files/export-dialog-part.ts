import { lazyPart } from '../../kit/lazy-part.tsx';

export const ExportDialog = lazyPart(
  'What is needed to export',
  async () => (await import('./export/ExportDialog.tsx')).ExportDialog,
);
