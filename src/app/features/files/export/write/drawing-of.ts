import { cityDrawing, schematicDrawing, type Drawing } from '../../../../../formats/svg/drawing.ts';
import type { PictureChoice } from '../choice.ts';
import { mapOf, type ExportSubject } from './job.ts';

/** A subject with the options of its picture. */
export interface PictureJob {
  readonly subject: ExportSubject;
  readonly picture: PictureChoice;
}

/** The picture of what is exported. */
export function drawingOf({ subject, picture }: PictureJob): Drawing {
  const map = mapOf(subject, picture);
  if (subject.kind === 'schematic')
    return schematicDrawing(subject.schematic, subject.kinds, { ...picture, ...(map && { map }) });
  return cityDrawing(subject.city, { ...picture, groupColors: subject.groupColors, ...(map && { map }) });
}
