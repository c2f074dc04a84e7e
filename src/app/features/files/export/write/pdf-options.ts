import type { PdfOptions } from '../../../../../formats/pdf/options.ts';
import type { ExportOptions } from '../forms/option-sets.ts';
import { mapOf, type CitySubject } from './job.ts';

/** All options of a document: those that are chosen, and the name and colors of the city. */
export function pdfOptions(subject: CitySubject, chosen: ExportOptions['pdf']): PdfOptions {
  const { name, groupColors } = subject;
  const map = mapOf(subject, chosen);
  return { ...chosen, name: name ?? '', groupColors, ...(map && { map }) };
}
