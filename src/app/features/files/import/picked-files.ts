/** A file that was picked or dropped, not read yet. */
export interface PickedFile {
  /** Its name, with the folders that were picked along: `pack/mill.schematic.json`. */
  readonly path: string;
  /** The contents of the file, which are read on demand. */
  readonly data: Blob;
}

/** Most files that one import takes. */
export const MAX_FILES = 5000;

/** Most bytes that one import takes, unpacked: a full city of a million segments is 139 MB. */
export const MAX_BYTES = 256 * 1024 * 1024;

export function pickFile(file: File, path = file.webkitRelativePath || file.name): PickedFile {
  return { path, data: file };
}

/** A text that came without a file: dropped from another window. */
export function pickText(path: string, text: string): PickedFile {
  return { path, data: new Blob([text]) };
}

/** Whether a folder is none of those that a user means: what programs keep for themselves. */
export function isOwnFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name === '__MACOSX';
}

/** Whether what lies in a folder or a pack may be a file of ours, or a map of another program; others are left aside. */
export function mayBeOurs(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1)!;
  return (
    /\.(?:json|geojson|tm[xj]|ts[xj])$/i.test(name) &&
    !name.startsWith('.') &&
    !parts.slice(0, -1).some(isOwnFolder)
  );
}
