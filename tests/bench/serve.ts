import { build, preview } from 'vite';

/**
 * Builds an app and serves it on this machine.
 *
 * @param root folder of the app
 * @param outDir where the built app goes; what is there is deleted
 * @param configFile of the app; `false` for none
 */
export async function serve(root: string, outDir: string, configFile: string | false) {
  const built = { outDir, emptyOutDir: true, target: 'esnext' as const };
  await build({ root, configFile, base: './', logLevel: 'error', build: built });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: built,
    preview: { host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
