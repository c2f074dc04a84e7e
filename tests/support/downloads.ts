import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a download may take on a busy machine. */
const PATIENCE = 20_000;

/** Endings of files that a browser still writes to; Firefox also makes an empty file with the final name. */
const UNFINISHED = ['.part', '.crdownload'];

/**
 * Waits until a browser has put a complete file into a folder, and removes it from there. During a download, Firefox
 * writes to files with random names that may have the same ending.
 *
 * @param name matches the name of the complete file and no random name
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
