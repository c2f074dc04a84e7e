import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeSystemError } from './failure.ts';

/** The files of a folder and of all folders in it. */
export interface FolderFiles {
  /** Paths that begin with the folder's: of each folder first its files, then those of its folders, by name. */
  readonly files: readonly string[];
  /** A line for each folder that cannot be read. */
  readonly problems: readonly string[];
}

/** Folders whose files belong to other programs. */
function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/**
 * Lists the files of a folder and of all folders in it, but those that are hidden, and those of `node_modules`. Links
 * are followed; a folder that several links lead to is listed once.
 */
export function folderFiles(folder: string): FolderFiles {
  const files: string[] = [];
  const problems: string[] = [];
  const listed = new Set<string>();
  const list = (path: string) => {
    try {
      const place = realpathSync(path);
      if (listed.has(place)) return;
      listed.add(place);
      const folders: string[] = [];
      for (const name of readdirSync(path).sort()) {
        if (isLeftOut(name)) continue;
        const entry = join(path, name);
        (isFolder(entry) ? folders : files).push(entry);
      }
      folders.forEach(list);
    } catch (error) {
      problems.push(`${path}: cannot be read: ${describeSystemError(error)}`);
    }
  };
  list(folder);
  return { files, problems };
}

/** Whether a path leads to a folder. A name that the system refuses is left to what reads the file. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
