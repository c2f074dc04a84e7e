import type { City } from '../../../../engine/city/city.ts';
import { success, type Result } from '../../../../engine/problem.ts';
import { cityPieces } from '../../../../formats/city/write.ts';
import { writeSchematic } from '../../../../formats/schematic/write.ts';
import { cityDrawing, schematicDrawing, type Drawing } from '../../../../formats/svg/drawing.ts';
import { frameAbout, isDrawable, tooLarge } from '../../../../formats/svg/size.ts';
import { svgPieces, type OnWritten } from '../../../../formats/svg/write.ts';
import { asciiPieces } from '../../../../formats/text-map/ascii.ts';
import { writePlomrogue } from '../../../../formats/text-map/plomrogue.ts';
import { squarePieces } from '../../../../formats/text-map/square.ts';
import { textMapperPieces } from '../../../../formats/text-map/text-mapper-write.ts';
import type { TextChoice } from './choice.ts';
import { FORM_WORDS, type ExportForm } from './forms.ts';
import { boundsOf, type ExportJob } from './job.ts';
import { pngBlob } from './png-blob.ts';

/** A form whose file is a text; the other one is PNG. */
export type TextForm = Exclude<ExportForm, 'png'>;

/** Writes something in a form: the file, or why it cannot be written so. */
export async function writeJob(job: ExportJob, onWritten: OnWritten): Promise<Result<Blob>> {
  const { form, subject } = job;
  if (form === 'png') {
    const bounds = boundsOf(subject);
    const frame = frameAbout(bounds, job.picture.scale);
    if (!isDrawable(frame))
      return { ok: false, problems: [{ path: 'size', message: tooLarge(frame, bounds) }] };
    return success(await pngBlob(drawingOf(job), onWritten));
  }
  const pieces = textPieces({ ...job, form }, onWritten);
  if (!pieces.ok) return pieces;
  return success(new Blob([...pieces.value], { type: FORM_WORDS[form].type }));
}

/** The text of a file in pieces, which are made as they are asked for, or why it cannot be written so. */
export function textPieces(
  job: ExportJob & { readonly form: TextForm },
  onWritten: OnWritten = () => {},
): Result<Iterable<string>> {
  const { subject, form, text } = job;
  if (form === 'svg') return success(svgPieces(drawingOf(job), onWritten));
  if (subject.kind === 'schematic') return success([writeSchematic(subject.schematic)]);
  return cityText(subject.city, form, text, onWritten);
}

function cityText(
  city: City,
  form: Exclude<TextForm, 'svg'>,
  { grid, columns }: TextChoice,
  onWritten: OnWritten,
): Result<Iterable<string>> {
  switch (form) {
    case 'json':
      return success(cityPieces(city, onWritten));
    case 'ascii':
      return success(grid === 'square' ? squarePieces(city, columns) : asciiPieces(city));
    case 'plomrogue': {
      const text = writePlomrogue(city);
      return text.ok ? success([text.value]) : text;
    }
    case 'text-mapper':
      return success(textMapperPieces(city));
  }
}

/** The picture of what is exported. */
export function drawingOf({ subject, picture }: Pick<ExportJob, 'subject' | 'picture'>): Drawing {
  if (subject.kind === 'schematic') return schematicDrawing(subject.schematic, subject.kinds, picture);
  return cityDrawing(subject.city, { ...picture, groupColors: subject.groupColors });
}
