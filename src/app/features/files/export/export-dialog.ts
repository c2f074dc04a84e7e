import { createStore } from 'zustand/vanilla';
import type { ExportSubject } from './job.ts';

/** The subject that the export dialog is open for; one for the page, as there is one user. */
export const exportDialog = createStore<{ readonly open: ExportSubject['kind'] | null }>(() => ({
  open: null,
}));

export function openExportDialog(subject: ExportSubject['kind']): void {
  exportDialog.setState({ open: subject });
}

export function closeExportDialog(): void {
  exportDialog.setState({ open: null });
}
