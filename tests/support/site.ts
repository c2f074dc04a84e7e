import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { writeServiceWorker } from '../../scripts/service-worker.ts';
import { PROJECT } from '../../scripts/tool.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The place of the app on its server: below the top, as on a page of a project. */
const PLACE = '/games/sixfold/';

/** A server of static files that holds a copy of the built app, which can be replaced by another version, or stop. */
export class Site {
  readonly folder: string;
  readonly address: string;
  readonly #server: Server;

  private constructor(folder: string, server: Server) {
    this.folder = folder;
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PLACE}`;
  }

  /** @param folder for the copy; what is in it is replaced */
  static async start(folder: string): Promise<Site> {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(`${PROJECT}dist/app`, folder, { recursive: true });
    const server = createServer(({ url = '' }, response) => {
      const [path = ''] = url.split('?');
      const file = join(folder, path.slice(PLACE.length) || 'index.html');
      const isThere = path.startsWith(PLACE) && statSync(file, { throwIfNoEntry: false })?.isFile();
      response.writeHead(isThere ? 200 : 404, {
        'Content-Type': isThere ? (TYPES[extname(file)] ?? 'text/plain') : 'text/plain',
        'Cache-Control': 'no-cache',
      });
      response.end(isThere ? readFileSync(file) : 'not here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Site(folder, server);
  }

  /** The paths of the files whose names begin so, in the folder of code. */
  assets(start: string): string[] {
    return readdirSync(join(this.folder, 'assets'))
      .filter((name) => name.startsWith(start))
      .map((name) => join(this.folder, 'assets', name));
  }

  /**
   * Replaces the app by another version: its page has another title, and all its code has other names. Of the version
   * before nothing is left.
   */
  async replace(title: string): Promise<void> {
    const assets = join(this.folder, 'assets');
    const code = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
    const rename = (text: string) =>
      text.replace(/[\w.-]+\.js/g, (name) => (code.has(name) ? name.replace(/\.js$/, '-new.js') : name));
    for (const name of code) {
      writeFileSync(join(assets, rename(name)), rename(readFileSync(join(assets, name), 'utf8')));
      rmSync(join(assets, name));
    }
    const page = join(this.folder, 'index.html');
    const html = rename(readFileSync(page, 'utf8')).replace(/<title>.*<\/title>/, `<title>${title}</title>`);
    writeFileSync(page, html);
    await writeServiceWorker(this.folder);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
