/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call,
   typescript/no-unsafe-member-access, typescript/no-unsafe-return --
   plain JavaScript, as the bundler beside it. */
/**
 * `npm pack` runs it: builds the library; beside it `dist/commonjs`, which has the command line and the library for
 * programs that call `require`, and both share their modules; and `dist/schema`, the schemas without white space. A checkout runs `dist/cli`, where parts of older bundles stay for
 * the programs that still run them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import { buildLibrary, computedValues, LIBRARY_FOLDER } from './build-library.ts';
import { OPTIONAL_PACKAGES } from './bundle-command-line.mjs';
import { notices } from './notices.ts';
import { PROJECT } from './tool.ts';

const COMMONJS_FOLDER = join(PROJECT, 'dist', 'commonjs');
const SCHEMAS = join(PROJECT, 'public', 'schema');
const SCHEMA_FOLDER = join(PROJECT, 'dist', 'schema');

await buildLibrary();
await build({
  config: false,
  cwd: PROJECT,
  entry: {
    sixfold: 'src/library/sixfold.ts',
    formats: 'src/library/formats.ts',
    'command-line': 'src/cli/sixfold.ts',
    'bake-thread': 'src/cli/bake/bake-thread.ts',
    'queue-processor': 'src/cli/bake/queue/queue-processor.ts',
  },
  outDir: COMMONJS_FOLDER,
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  // Nothing but errors: the builder warns of every package in this form.
  logLevel: 'error',
  tsconfig: 'scripts/tsconfig.library.json',
  dts: false,
  minify: true,
  deps: { alwaysBundle: /./, neverBundle: [...OPTIONAL_PACKAGES] },
  // The form for browsers, so that the library needs no module of Node.
  alias: { fflate: 'fflate/browser' },
  outputOptions: { comments: { legal: true, annotation: false, jsdoc: false } },
  inputOptions: { resolve: { mainFields: ['module', 'main'] } },
  plugins: [computedValues(), notices()],
});

// The types are the same, but each file of them has to say by its name which form of module it is about.
for (const name of readdirSync(LIBRARY_FOLDER).filter((file) => file.endsWith('.d.ts'))) {
  const types = readFileSync(join(LIBRARY_FOLDER, name), 'utf8');
  writeFileSync(
    join(COMMONJS_FOLDER, name.replace(/\.ts$/, '.cts')),
    types.replaceAll(/(from "\.\/[\w-]+\.)js"/g, '$1cjs"'),
  );
}

mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const name of readdirSync(SCHEMAS)) {
  const schema = JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
  writeFileSync(join(SCHEMA_FOLDER, name), JSON.stringify(schema));
}
