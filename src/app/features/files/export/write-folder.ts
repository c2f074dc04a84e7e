import type { TextFile } from '../../../document/text-file.ts';

/** Files of a folder that hold something else than what is to be written there. */
export interface FolderPlan {
  /** Files that are not there. */
  readonly fresh: readonly TextFile[];
  /** Files that are there with another text. */
  readonly differing: readonly TextFile[];
}

/** Holds files against a folder. Those that are there as they are to be need not be written. */
export async function planFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly TextFile[],
): Promise<FolderPlan> {
  const fresh: TextFile[] = [];
  const differing: TextFile[] = [];
  for (const file of files) {
    const text = await readText(folder, file.path);
    if (text === null) fresh.push(file);
    else if (text !== file.text) differing.push(file);
  }
  return { fresh, differing };
}

/** Writes files into a folder, over what is there. */
export async function writeFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly TextFile[],
): Promise<void> {
  for (const { path, text } of files) {
    const { parents, name } = splitPath(path);
    let place = folder;
    for (const parent of parents) place = await place.getDirectoryHandle(parent, { create: true });
    const handle = await place.getFileHandle(name, { create: true });
    // What is written is kept beside the file until it is closed: never half a file.
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
  }
}

async function readText(folder: FileSystemDirectoryHandle, path: string): Promise<string | null> {
  const { parents, name } = splitPath(path);
  try {
    let place = folder;
    for (const parent of parents) place = await place.getDirectoryHandle(parent);
    const file = await (await place.getFileHandle(name)).getFile();
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

function splitPath(path: string): { readonly parents: readonly string[]; readonly name: string } {
  const parts = path.split('/');
  return { parents: parts.slice(0, -1), name: parts.at(-1)! };
}
