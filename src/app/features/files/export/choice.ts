import { createPreference, readOneOf } from '../../../kit/preference.ts';
import { CITY_FORMS } from './forms/forms.ts';
import type { ExportForm } from './forms/form.ts';
import { soundOptions, type ExportOptions } from './forms/option-sets.ts';

/** The options of a picture, however its file is arranged. */
export type PictureChoice = Omit<ExportOptions['picture'], 'objects'>;

/** The style of pictures of exact segments. */
export const PLAN = { style: 'plan', mood: 'day' } as const;

/** The options for text maps. */
export type TextChoice = ExportOptions['text'];

/** The form of the last export; `null` before the first time. */
export const exportForm = createPreference<ExportForm | null>('exportForm', null, readOneOf(CITY_FORMS));

/** The options of the last time, for all forms. */
export const exportOptions = createPreference('exportChoice', soundOptions({}), soundOptions);

/** Remembers options of some forms; the others stay. */
export function rememberOptions(part: Partial<ExportOptions>): void {
  exportOptions.set({ ...exportOptions.get(), ...part });
}
