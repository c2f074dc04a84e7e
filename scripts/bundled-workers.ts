import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { PROJECT } from './tool.ts';

/** The address of a worker of the app in the development server. Those of tests stay as they are: the order of their imports counts. */
const WORKER_ADDRESS = /^\/(src\/[^?]*\.worker\.ts)\?/;

/**
 * Answers component tests with each worker as one file. A worker asks the development server for some three hundred modules
 * otherwise, and most pages of tests start several.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'bundled-workers',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, path] = WORKER_ADDRESS.exec(request.url ?? '') ?? [];
        if (path === undefined) return next();
        const bundle = bundles.get(path) ?? bundleWorker(path);
        bundles.set(path, bundle);
        void answer(response, bundle);
      });
    },
  };
}

async function answer(response: ServerResponse, bundle: Promise<string>): Promise<void> {
  try {
    const code = await bundle;
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Cache-Control', 'max-age=3600');
    response.end(code);
  } catch (error) {
    console.error(error);
    response.statusCode = 500;
    response.end();
  }
}

async function bundleWorker(path: string): Promise<string> {
  const built = (await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${path}`, import.meta.url)),
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
