import { notifications } from '@mantine/notifications';
import type { PackFiles } from '../../../document/pack-files.ts';
import { download } from '../../../kit/download.ts';
import * as words from '../words.ts';

/** Saves the files of a pack as one, and says which schematics have none. */
export async function savePack(pack: PackFiles, name: string): Promise<void> {
  const { zip } = await import('../../../document/zip.ts');
  download(name, [zip(pack.files)], 'application/zip');
  sayEmpty(pack.empty);
}

/** Says which schematics are left out: nothing is painted in them. */
export function sayEmpty(names: readonly string[]): void {
  if (names.length > 0) notifications.show({ message: words.emptySchematics(names) });
}
