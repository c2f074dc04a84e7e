/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call,
   typescript/no-unsafe-member-access, typescript/no-unsafe-return --
   plain JavaScript, so that Node alone starts it: the type checker does not see it. */
/**
 * `npm run sixfold -- …` in a checkout: runs the bundled command line, and bundles it first when a source is newer.
 * Bundling takes a tenth of a second; the bundle starts in less, many times faster than the sources would.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCommandLine } from './bundle-command-line.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(project, 'dist', 'cli', 'sixfold.mjs');
const sources = [
  'src/engine',
  'src/formats',
  'src/cli',
  'package-lock.json',
  'scripts/sixfold.mjs',
  'scripts/bundle-command-line.mjs',
];

/** When anything at `path`, or below it, was last changed, added or deleted, in milliseconds; 0 when absent. */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  let newest = stats.mtimeMs;
  if (stats.isDirectory())
    for (const name of readdirSync(path)) newest = Math.max(newest, lastChange(join(path, name)));
  return newest;
}

/**
 * Bundles the entry, which starts quickly, and the parts that it loads when a command needs them. The parts are named by
 * their content and come before the entry, and those of the last bundle stay: runs side by side never meet half of one.
 */
async function build() {
  const started = new Date();
  const folder = dirname(bundle);
  const { outputFiles, metafile } = await bundleCommandLine(folder);
  mkdirSync(folder, { recursive: true });
  removeOldParts(folder, Object.keys(metafile.outputs));
  const isEntry = ({ path }) => !/-[0-9A-Z]{8}\.mjs$/.test(path);
  for (const { path, contents } of [
    ...outputFiles.filter((file) => !isEntry(file)),
    ...outputFiles.filter(isEntry),
  ]) {
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      writeFileSync(temporary, contents);
      // As old as its sources at the latest: what changed meanwhile is newer.
      utimesSync(temporary, started, started);
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  }
}

/** Deletes parts that neither the new bundle nor the last one has. */
function removeOldParts(folder, newFiles) {
  const last = lastChange(bundle);
  const kept = new Set(newFiles.map((path) => basename(path)));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.mjs') && !kept.has(name) && statSync(path).mtimeMs < last)
      rmSync(path, { force: true });
  }
}

if (lastChange(bundle) <= Math.max(...sources.map((path) => lastChange(join(project, path))))) await build();
await import(pathToFileURL(bundle).href);
