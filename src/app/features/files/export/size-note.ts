import type { ExportForm } from './forms/form.ts';
import type { ExportOptions } from './forms/option-sets.ts';
import { pictureSize, type ExportSubject } from './write/job.ts';
import * as words from '../words.ts';

/** The size that options lead to, and what to do where the file cannot be as large. */
export interface SizeNote {
  readonly size: string;
  /** The reason why it is too large; `null` when it is not. */
  readonly problem: string | null;
  /** The name of the option that is to blame. */
  readonly option: string;
  /** The change of the options that helps; `null` when there is none. */
  readonly fix: { readonly label: string; readonly options: Partial<ExportOptions> } | null;
}

/** The size of a file before it is written; `null` for forms whose size nobody chooses. */
export function sizeNote(subject: ExportSubject, form: ExportForm, options: ExportOptions): SizeNote | null {
  return form === 'svg' || form === 'png' ? pictureNote(subject, form, options) : null;
}

function pictureNote(subject: ExportSubject, form: ExportForm, { picture }: ExportOptions): SizeNote {
  const { frame, drawable, largest } = pictureSize(subject, picture);
  const isTooLarge = form === 'png' && !drawable;
  return {
    size: words.pixels(frame.width, frame.height),
    problem: isTooLarge ? words.tooManyPixelsForPicture : null,
    option: 'scale',
    fix:
      isTooLarge && largest > 0
        ? { label: words.takeMaximum(largest), options: { picture: { ...picture, scale: largest } } }
        : null,
  };
}
