/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call,
   typescript/no-unsafe-member-access, typescript/no-unsafe-return --
   plain JavaScript, so that Node alone starts it: the type checker does not see it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Packages that users install beside this one. Drawing needs machine code, which no bundler takes along; only what draws
 * asks for it. The reader of fonts is larger than all of the command line. The others are of use to those who bake many
 * cities.
 */
export const OPTIONAL_PACKAGES = ['@resvg/resvg-js', 'fontkit', 'piscina', 'bullmq', 'ioredis', 'pg'];

/** The program, and the modules of the threads of a bake and of a worker. */
const ENTRIES = ['sixfold.ts', join('bake', 'bake-thread.ts'), join('bake', 'queue', 'queue-processor.ts')];

/**
 * Bundles the command line, and writes nothing: the entry `sixfold.mjs`, and the parts that it loads when a command needs
 * them, named by their content.
 *
 * @param folder where the files belong
 */
export async function bundleCommandLine(folder) {
  // The bundler belongs to tsx, which is a dependency of ours.
  const { build } = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'))('esbuild');
  return build({
    entryPoints: ENTRIES.map((entry) => join(project, 'src', 'cli', entry)),
    entryNames: '[name]',
    outdir: folder,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: project,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: OPTIONAL_PACKAGES,
    // commander is CommonJS inside and calls require.
    banner: {
      js: `import { createRequire as nodeRequire } from 'node:module';\nconst require = nodeRequire(import.meta.url);`,
    },
    // Half the size, and read faster; nobody sees a stack of it.
    minify: true,
    logLevel: 'error',
  });
}
