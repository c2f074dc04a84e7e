import { isOwnFolder, pickFile, type PickedFile } from './import/picked-files.ts';

/** Id of the field of the page that files are picked with. */
export const FILE_FIELD = 'files-to-import';

/** Opens the browser's dialog for files. */
export function openFileDialog(): void {
  document.getElementById(FILE_FIELD)?.click();
}

/** Has a folder picked, in whichever way the browser can; none when that is called off. */
export async function pickFolder(): Promise<readonly PickedFile[]> {
  const { directoryOpen } = await import('browser-fs-access');
  try {
    const files = await directoryOpen({
      recursive: true,
      id: 'sixfold-library',
      skipDirectory: ({ name }) => isOwnFolder(name),
    });
    // An empty folder is told as the folder itself.
    return files.filter((file) => file instanceof File).map((file) => pickFile(file));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return [];
    throw error;
  }
}
