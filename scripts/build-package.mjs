/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call,
   typescript/no-unsafe-member-access, typescript/no-unsafe-return --
   plain JavaScript, as the bundler beside it. */
/**
 * `npm pack` runs it: bundles the command line into `dist/bin`, which has nothing else. A checkout runs `dist/cli`, where
 * parts of older bundles stay for the programs that still run them.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommandLine } from './bundle-command-line.mjs';
import { NOTICES, noticesOf } from './notices.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'bin');
const fresh = `${folder}.${process.pid}.tmp`;
try {
  const { outputFiles, metafile } = await bundleCommandLine(folder);
  mkdirSync(fresh, { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(fresh, basename(path)), contents, { mode: 0o755 });
  writeFileSync(join(fresh, NOTICES), noticesOf(Object.keys(metafile.inputs)));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
