import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtIn, LAUNCHER, PATIENCE, PROJECT, scratchFolder, sixfold, sixfoldOut } from './run.ts';

describe('input', { timeout: PATIENCE }, () => {
  const folder = scratchFolder();
  const text = readFileSync(join(PROJECT, builtIn('tower')), 'utf8');

  test.each([
    ['of gzip', gzipSync(text), 'this is packed with gzip: unpack it first'],
    [
      'in UTF-16',
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'this is a text in UTF-16 or UTF-32: save it as UTF-8',
    ],
    ['of zip', Buffer.from('PK\u0003\u0004{}'), 'this is a zip archive: unpack it first'],
    ['of zeros', Buffer.alloc(9), 'this is binary data, not a text'],
  ])('%s is named when it is refused', (name, data, reason) => {
    const file = folder.write(`${name}.json`, data);
    expect(sixfold(['check', file])).toEqual({
      status: 1,
      out: '',
      err: `${file}: cannot be read: ${reason}\n`,
    });
    expect(sixfold(['check', ''])).toMatchObject({
      status: 1,
      err: '"": cannot be read: no such file or folder\n',
    });
  });

  test('may begin with a byte order mark', () => {
    expect(sixfoldOut(['check', '-'], `\uFEFF${text}`)).toBe('');
  });

  test('without an end is refused', () => {
    expect(sixfold(['check', '/dev/zero']).err).toBe(
      '/dev/zero: cannot be read: this is binary data, not a text\n',
    );
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'yes | exec "$@"', 'sh', process.execPath, LAUNCHER, 'check', '-'],
      { cwd: PROJECT, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: '-: cannot be read: it is larger than 512 MiB, or has no end\n',
    });
  });

  test('is waited for where the system does not wait', async () => {
    // The program reads from one end of a socket, which Node has told not to wait; the test writes to the other end.
    const server = createServer().listen(join(folder.path, 'socket'));
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const own = connect(join(folder.path, 'socket'));
    const [other] = await connected;
    const child = spawn(
      'sh',
      ['-c', 'exec "$@" <&3', 'sh', process.execPath, LAUNCHER, 'check', '-', 'nowhere.json'],
      { cwd: PROJECT, stdio: ['ignore', 'ignore', 'pipe', other] },
    );
    other.destroy();
    let messages = '';
    child.stderr!.setEncoding('utf8').on('data', (part: string) => (messages += part));
    // More than a socket holds: it is all taken once the program has begun to read, and the rest is not there yet then.
    await new Promise((taken) => own.write(' '.repeat(8_000_000), taken));
    own.end(text);
    const [status] = (await once(child, 'close')) as [number];
    server.close();
    expect({ status, messages }).toEqual({
      status: 1,
      messages: 'nowhere.json: cannot be read: no such file or folder\n',
    });
  });
});
