import type { Problem } from '../../../../engine/problem.ts';
import type { TextFile } from '../../../document/text-file.ts';
import { MAX_BYTES, MAX_FILES, mayBeOurs, type PickedFile } from './picked-files.ts';
import * as words from '../words.ts';

/** A file that cannot be taken, and everything that is wrong with it. */
export interface BadFile {
  readonly path: string;
  readonly problems: readonly Problem[];
}

export interface OpenedFiles {
  readonly texts: readonly TextFile[];
  readonly bad: readonly BadFile[];
}

/**
 * Reads picked files, and all that may be ours in packs. Nothing is read of more than {@link MAX_FILES} files or
 * {@link MAX_BYTES} bytes.
 */
export async function openFiles(picked: readonly PickedFile[]): Promise<OpenedFiles> {
  const wanted = picked.filter(({ path }) => !path.includes('/') || mayBeOurs(path) || isPackName(path));
  const tooMuch = excess(wanted.length, sum(wanted));
  if (tooMuch !== null) return { texts: [], bad: [badFile(nameOfAll(wanted), tooMuch)] };
  const texts: TextFile[] = [];
  const bad: BadFile[] = [];
  let [files, bytes] = [0, 0];
  for (const file of wanted) {
    const data = new Uint8Array(await file.data.arrayBuffer());
    const opened = isPack(data) ? await unpackFile(file.path, data) : decode(file.path, data);
    texts.push(...opened.texts);
    bad.push(...opened.bad);
    files += opened.texts.length;
    for (const { text } of opened.texts) bytes += text.length;
    const more = excess(files, bytes);
    if (more !== null) return { texts: [], bad: [badFile(nameOfAll(wanted), more)] };
  }
  return { texts, bad };
}

/** Bytes that pictures begin with. */
const PICTURES = [
  { name: 'PNG', start: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'JPEG', start: [0xff, 0xd8, 0xff] },
  { name: 'GIF', start: [0x47, 0x49, 0x46, 0x38] },
  { name: 'WebP', start: [0x52, 0x49, 0x46, 0x46] },
] as const;

async function unpackFile(path: string, data: Uint8Array): Promise<OpenedFiles> {
  // Few imports are packs; what reads them comes when one does.
  const { unpack } = await import('./unpack.ts');
  const files = unpack(data);
  if (!files.ok) return { texts: [], bad: [{ path, problems: files.problems }] };
  const opened = files.value.map((file) => decode(`${path}/${file.path}`, file.data));
  return { texts: opened.flatMap(({ texts }) => texts), bad: opened.flatMap(({ bad }) => bad) };
}

function decode(path: string, data: Uint8Array): OpenedFiles {
  try {
    return { texts: [{ path, text: new TextDecoder('utf-8', { fatal: true }).decode(data) }], bad: [] };
  } catch {
    const picture = PICTURES.find(({ start }) => start.every((byte, index) => data[index] === byte));
    const message = picture ? words.isPicture(picture.name) : words.neitherTextNorPack;
    return { texts: [], bad: [badFile(path, message)] };
  }
}

/** Why so much cannot be imported at once; `null` when it can. */
function excess(files: number, bytes: number): string | null {
  if (files > MAX_FILES) return words.holdsMoreThanFiles(MAX_FILES);
  if (bytes > MAX_BYTES) return words.holdsMoreThanMb(MAX_BYTES);
  return null;
}

function isPack(data: Uint8Array): boolean {
  return data[0] === 0x50 && data[1] === 0x4b && (data[2] === 3 || data[2] === 5);
}

function isPackName(path: string): boolean {
  return /\.zip$/i.test(path);
}

function badFile(path: string, message: string): BadFile {
  return { path, problems: [{ path: '', message }] };
}

function nameOfAll(files: readonly PickedFile[]): string {
  const [first] = files;
  const folder = first?.path.split('/')[0] ?? '';
  return files.length === 1 || files.every(({ path }) => path.startsWith(`${folder}/`))
    ? folder
    : words.theImport;
}

function sum(files: readonly PickedFile[]): number {
  return files.reduce((total, { data }) => total + data.size, 0);
}
