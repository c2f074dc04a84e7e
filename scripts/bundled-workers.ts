import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { PROJECT } from './tool.ts';

type Asset = Rolldown.OutputAsset;

/** The address of a worker of the app in the development server. Those of tests stay as they are: the order of their imports counts. */
const WORKER_ADDRESS = /^\/(src\/[^?]*\.worker\.ts)\?/;

/**
 * Answers component tests with each worker as one file, and with the files that it fetches. A worker asks the development server for some three hundred modules
 * otherwise, and most pages of tests start several.
 */
export function bundledWorkers(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  /** The files that workers fetch, such as fonts, by address. */
  const assets = new Map<string, Asset['source']>();
  return {
    name: 'bundled-workers',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, path] = WORKER_ADDRESS.exec(request.url ?? '') ?? [];
        const asset = assets.get(request.url ?? '');
        if (asset !== undefined) return void response.end(asset);
        if (path === undefined) return next();
        const bundle = bundles.get(path) ?? bundleWorker(path, assets);
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

async function bundleWorker(path: string, assets: Map<string, Asset['source']>): Promise<string> {
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
  for (const file of built.output) if (file.type === 'asset') assets.set(`/${file.fileName}`, file.source);
  return built.output[0].code;
}
