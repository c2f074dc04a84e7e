import { success, type Result } from '../../../../../engine/problem.ts';
import type { ExportForm } from '../forms/form.ts';
import type { ExportJob } from './job.ts';
import { beginningOf, type Beginning } from './text-beginning.ts';

/** All that a preview of a file shows, beside the picture. */
export type PreviewData =
  /** The picture itself is the preview. */
  { readonly kind: 'picture' } | { readonly kind: 'text'; readonly beginning: Beginning };

/** Makes the preview of a job, or says why it cannot be written so. */
type Previewer = (job: ExportJob) => Promise<Result<PreviewData>>;

const PREVIEWERS: Readonly<Record<ExportForm, Previewer>> = {
  json: previewText,
  svg: previewPicture,
  png: previewPicture,
  ascii: previewText,
  plomrogue: previewText,
  'text-mapper': previewText,
};

/** The preview of a job, or why it cannot be written so. Little more of a long file is made than is shown. */
export function previewDataOf(job: ExportJob): Promise<Result<PreviewData>> {
  return PREVIEWERS[job.form](job);
}

async function previewText(job: ExportJob): Promise<Result<PreviewData>> {
  const beginning = await beginningOf(job);
  return beginning.ok ? success({ kind: 'text', beginning: beginning.value }) : beginning;
}

function previewPicture(): Promise<Result<PreviewData>> {
  return Promise.resolve(success({ kind: 'picture' }));
}
