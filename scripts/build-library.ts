/**
 * Builds the library that games import into `dist/library`: a file per module, so that a bundler takes only what is
 * used, and one file of types for each entry.
 */
import { join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { runnerImport, type Rolldown } from 'vite';
import { notices } from './notices.ts';
import { PROJECT } from './tool.ts';

/** Where the library is built. */
export const LIBRARY_FOLDER = join(PROJECT, 'dist', 'library');

/** Puts the values of `*.computed.ts` into their places, so that nothing is read or computed at run time. */
export function computedValues(): Rolldown.Plugin {
  return {
    name: 'computed-values',
    async load(id) {
      if (!id.endsWith('.computed.ts')) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}

const COMMON: InlineConfig = {
  config: false,
  cwd: PROJECT,
  entry: { sixfold: 'src/library/sixfold.ts', formats: 'src/library/formats.ts' },
  outDir: LIBRARY_FOLDER,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  logLevel: 'warn',
  tsconfig: 'scripts/tsconfig.library.json',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
};

/** Builds the library anew. */
export async function buildLibrary(): Promise<void> {
  await build({
    ...COMMON,
    unbundle: true,
    dts: false,
    deps: { alwaysBundle: /./ },
    minify: true,
    // A package never takes folders of that name along.
    outputOptions: {
      comments: { legal: true, annotation: true, jsdoc: false },
      entryFileNames: ({ name }) => `${name.replace(/^node_modules/, 'vendor')}.js`,
    },
    inputOptions: { resolve: { mainFields: ['module', 'main'] } },
    plugins: [computedValues(), notices()],
  });
  await build({ ...COMMON, clean: false, dts: { emitDtsOnly: true } });
}

if (process.argv[1] === import.meta.filename) await buildLibrary();
