import { notifications } from '@mantine/notifications';
import { handOutIds } from '../../store/library/new-ids.ts';
import { endGesture, type AppStore } from '../../store/store.ts';
import { download } from '../../kit/download.ts';
import { exportForm, exportOptions } from './export/choice.ts';
import { fileName } from './export/file-name.ts';
import type { ExportForm } from './export/forms/form.ts';
import { FORMS } from './export/forms/forms.ts';
import { writeInWorker } from './export/write/in-worker.ts';
import { citySubject, schematicSubject, type ExportSubject } from './export/write/job.ts';
import { ProgressNote } from '../../kit/ProgressNote.tsx';
import { tellRefused } from './questions.ts';
import * as words from './words.ts';

/** Saves the city in one of its forms, with the options that were chosen last, or says why it cannot be so. */
export function exportCity(store: AppStore, form: ExportForm): Promise<void> {
  endGesture(store);
  return exportNow(citySubject(store.getState().document), form);
}

/** Saves a picture of a schematic. */
export function exportSchematicPicture(store: AppStore, id: string, form: 'svg' | 'png'): Promise<void> {
  endGesture(store);
  return exportNow(schematicSubject(store.getState().document, id), form);
}

async function exportNow(subject: ExportSubject, form: ExportForm): Promise<void> {
  exportForm.set(form);
  handOutIds();
  const name = fileName(subject, form);
  const what = subject.kind === 'city' ? words.theCity : `“${subject.schematic.name}”`;
  const abort = new AbortController();
  const progress = new ProgressNote(words.writing(name), () => abort.abort());
  try {
    const written = await writeInWorker(
      { subject, form, file: name, options: exportOptions.get() },
      abort.signal,
      progress.tell,
    );
    if (written.ok) download(name, [written.value], written.value.type);
    else {
      const path = subject.kind === 'city' ? 'city' : subject.schematic.id;
      await tellRefused(words.cannotBeExportedAs(what, FORMS[form].name), [
        { path, problems: written.problems },
      ]);
    }
  } catch (error) {
    if (abort.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    notifications.show({ color: 'red', message: words.cannotBeExported(what, reason) });
  } finally {
    progress.end();
  }
}
