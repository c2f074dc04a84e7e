import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { missing, program } from './programs.ts';

/** A server of a queue in a temporary folder, which keeps all that it is told. */
export interface QueueServer {
  readonly url: string;
  /** The address of the queue as it is reached from another host. */
  from(host: string): string;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again with what it has kept. */
  start(): Promise<void>;
  /** Ends the server and deletes its folder. */
  remove(): Promise<void>;
}

/** Milliseconds between two attempts to connect to a server that starts. */
const PAUSE = 50;

/** A user of the system that is not root, which PostgreSQL refuses. */
const SOMEBODY = 'postgres';

/** A server whose queues are tested. */
interface ServerKind {
  readonly kind: 'redis' | 'postgres';
  /** The end of a title that names the programs that are not installed; empty when all are. */
  readonly missing: string;
  readonly start: () => Promise<QueueServer>;
}

/** The servers whose queues are tested. */
export const SERVERS: readonly ServerKind[] = [
  { kind: 'redis', missing: missing('redis-server'), start: startRedis },
  { kind: 'postgres', missing: missing('initdb', 'postgres'), start: startPostgres },
];

/** A real Redis that writes each command to its disk before it answers. */
async function startRedis(password = 'secret'): Promise<QueueServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-redis-'));
  const words = `--port ${port} --bind 0.0.0.0 --dir ${folder} --requirepass ${password}`;
  const kept = `--save --appendonly yes --appendfsync always`;
  const run = () =>
    spawn(program('redis-server'), [...words.split(' '), ...kept.split(' ').flatMap(emptySave)], {
      stdio: 'ignore',
    });
  return serve({
    url: `redis://:${password}@127.0.0.1:${port}`,
    folder,
    run,
    crash: 'SIGKILL',
    isReady: () => listens(port),
  });
}

/** Redis takes no points of time to save at as an empty word. */
function emptySave(word: string): string[] {
  return word === '--save' ? [word, ''] : [word];
}

/** A real PostgreSQL. */
async function startPostgres(): Promise<QueueServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? idsOf(SOMEBODY) : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const passwords = join(folder, 'password');
  writeFileSync(passwords, 'secret\n');
  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'sixfold', '--auth', 'scram-sha-256', '--pwfile', passwords, '--no-sync', '-N'],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  appendFileSync(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const run = () =>
    spawn(
      program('postgres'),
      ['-D', data, '-p', String(port), '-h', '0.0.0.0', '-k', folder, '-c', 'full_page_writes=off'],
      { ...user, stdio: 'ignore' },
    );
  const url = `postgres://sixfold:secret@127.0.0.1:${port}/postgres`;
  // The signal is PostgreSQL's own crash: all its processes end at once, and none holds up the next start.
  return serve({ url, folder, run, crash: 'SIGQUIT', isReady: () => answersPostgres(url) });
}

function idsOf(user: string): { readonly uid: number; readonly gid: number } {
  const id = (option: string) => Number(spawnSync('id', [option, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

interface Served {
  readonly url: string;
  readonly folder: string;
  readonly run: () => ChildProcess;
  readonly crash: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
}

async function serve({ url, folder, run, crash, isReady }: Served): Promise<QueueServer> {
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(crash);
    await ended;
  };
  const start = async () => {
    server = run();
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`the server for ${url} ended with ${server.exitCode}`);
      await setTimeout(PAUSE);
    }
  };
  await start();
  return {
    url,
    from: (host) => url.replace('127.0.0.1', host),
    kill,
    start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function answersPostgres(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** A port of this machine that nobody listens to. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
