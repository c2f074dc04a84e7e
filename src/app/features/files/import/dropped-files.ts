import { isOfBake } from './atlas-files.ts';
import { isOwnFolder, MAX_FILES, mayBeOurs, pickFile, type PickedFile } from './picked-files.ts';

/**
 * The files of a drop, those in folders too. Call it while the drop is told: what a drop holds is gone thereafter.
 * Of folders, only what may be ours is taken, and at most {@link MAX_FILES} and one.
 */
export function droppedFiles(data: DataTransfer): Promise<readonly PickedFile[]> {
  const entries = [...data.items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    return item.webkitGetAsEntry() ?? item.getAsFile() ?? [];
  });
  return collect(entries);
}

async function collect(entries: readonly (FileSystemEntry | File)[]): Promise<readonly PickedFile[]> {
  const picked: PickedFile[] = [];
  for (const entry of entries)
    if (entry instanceof File) picked.push(pickFile(entry));
    else await walk(entry, entry.name, true, picked);
  return picked;
}

async function walk(
  entry: FileSystemEntry,
  path: string,
  named: boolean,
  picked: PickedFile[],
): Promise<void> {
  if (picked.length > MAX_FILES) return;
  if (isFile(entry)) {
    if (!named && !mayBeOurs(path) && !isOfBake(path)) return;
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    picked.push(pickFile(file, path));
  } else if (isFolder(entry) && (named || !isOwnFolder(entry.name)))
    for (const child of await list(entry)) await walk(child, `${path}/${child.name}`, false, picked);
}

/** All that lies in a folder. A reader tells some at a time, and nothing at the end. */
async function list(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all.sort((a, b) => (a.name < b.name ? -1 : 1));
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
