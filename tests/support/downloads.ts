import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a download may take to come, on a busy machine. */
const PATIENCE = 20_000;

/** Endings of files that a browser still writes to; Firefox keeps the place of the whole one with an empty file. */
const UNFINISHED = ['.part', '.crdownload'];

/** Waits until a browser has put a whole file into a folder, by the end of its name, and removes it from there. */
export async function takeDownload(folder: string, ending: string): Promise<Buffer> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(30)) {
    const names = readdirSync(folder);
    const name = names.find((one) => one.endsWith(ending));
    if (name === undefined || names.some((one) => UNFINISHED.some((part) => one.endsWith(part)))) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length === 0) continue;
    rmSync(join(folder, name));
    return bytes;
  }
  throw new Error(`no file *${ending} came; in the folder: ${readdirSync(folder).join(', ') || 'nothing'}`);
}
