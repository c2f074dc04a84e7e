import { fileBase } from '../../../document/city-files.ts';
import type { ExportForm } from './forms/form.ts';
import { FORMS } from './forms/forms.ts';
import type { ExportSubject } from './write/job.ts';

/** The name of the file. */
export function fileName(subject: ExportSubject, form: ExportForm): string {
  const { ending } = FORMS[form];
  if (subject.kind === 'schematic')
    return `${subject.schematic.id}${form === 'json' ? '.schematic.json' : ending}`;
  if (subject.name !== null) return `${fileBase(subject.name)}${ending}`;
  const { recipe } = subject.city;
  return `city${recipe ? `-${recipe.seed}` : ''}${ending}`;
}
