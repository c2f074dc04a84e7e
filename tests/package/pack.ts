import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/tool.ts';

/** Runs npm in a folder; throws when it fails. */
export function npm(words: readonly string[], cwd: string): void {
  execFileSync('npm', [...words], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Builds and packs the package into a folder, and returns the path of the archive. */
export function packInto(folder: string): string {
  npm(['pack', '--pack-destination', folder], PROJECT);
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
}
