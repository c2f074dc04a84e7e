import type { PdfOptions } from '../../../../../formats/pdf/options.ts';
import type { ExportOptions } from '../forms/option-sets.ts';
import type { CitySubject } from './job.ts';

/** All options of a document: those that are chosen, and the name and colors of the city. */
export function pdfOptions({ name, groupColors }: CitySubject, chosen: ExportOptions['pdf']): PdfOptions {
  return { ...chosen, name: name ?? '', groupColors };
}
