import { createStore } from 'zustand/vanilla';
import type { ExportSubject } from './write/job.ts';

interface ExportDialogState {
  readonly open: ExportSubject['kind'] | null;
  /** Id of the city that is exported; `null` for the open one. */
  readonly city: string | null;
}

/** The subject that the export dialog is open for; one for the page, as there is one user. */
export const exportDialog = createStore<ExportDialogState>(() => ({ open: null, city: null }));

export function openExportDialog(subject: ExportSubject['kind']): void {
  exportDialog.setState({ open: subject, city: null });
}

/** Opens the dialog for a city by its id. */
export function openCityExport(city: string): void {
  exportDialog.setState({ open: 'city', city });
}

export function closeExportDialog(): void {
  exportDialog.setState({ open: null });
}
