import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a download may take to come, on a busy machine. */
const PATIENCE = 20_000;

/** Endings of files that a browser still writes to; Firefox keeps the place of the whole one with an empty file. */
const UNFINISHED = ['.part', '.crdownload'];

/**
 * Waits until a browser has put a whole file into a folder and removes it from there. While it comes, Firefox writes to
 * files of random names that may have the same ending.
 *
 * @param name matches the name of the whole file and no random one
 */
export async function takeDownload(folder: string, name: RegExp): Promise<Buffer> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(30)) {
    const names = readdirSync(folder);
    const found = names.find((one) => name.test(one));
    if (found === undefined || names.some((one) => UNFINISHED.some((part) => one.endsWith(part)))) continue;
    const bytes = readFileSync(join(folder, found));
    if (bytes.length === 0) continue;
    rmSync(join(folder, found));
    return bytes;
  }
  throw new Error(`no file ${name} came; in the folder: ${readdirSync(folder).join(', ') || 'nothing'}`);
}
