import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQueueAddress } from '../../../src/cli/bake/queue/address.ts';
import { batchId, readBatchId } from '../../../src/cli/bake/queue/batch-id.ts';
import { openQueues } from '../../../src/cli/bake/queue/open.ts';
import { pack, unpack } from '../../../src/cli/bake/queue/packed.ts';
import { loadForQueue } from '../../../src/cli/bake/queue/packages.ts';
import { isBatchResult, packResult } from '../../../src/cli/bake/queue/result.ts';
import { describeServerError } from '../../../src/cli/bake/queue/server-error.ts';
import { refusal, scratchFolder } from '../run.ts';

describe('the address of a queue', () => {
  test('is shown without its password', () => {
    expect(readQueueAddress('redis://ann:secret@host:7000/2')).toMatchObject({
      kind: 'redis',
      shown: 'redis://ann@host:7000/2',
    });
    expect(readQueueAddress('postgresql://ann:secret@host/bakes?password=secret')).toMatchObject({
      kind: 'postgres',
      shown: 'postgresql://ann@host/bakes',
    });
  });

  test.each(['', 'host', 'http://host', 'redis://', 'redsi://:secret@host'])('is not %j', (text) => {
    expect(readQueueAddress(text)).toBeUndefined();
    expect(refusal('bake', '--seeds', '1-2', '--out', 'x', '--queue', text)).not.toContain('secret');
  });
});

test('the address of a queue comes from a file or the environment, and no refusal shows it', () => {
  const folder = scratchFolder();
  const words = ['bake', '--seeds', '1-2', '--out', 'x', '--queue'] as const;
  const bad = folder.write('bad.txt', 'redsi://:secret@host\n');
  expect(refusal(...words, `file:${bad}`)).toContain('must be redis://HOST');
  expect(refusal(...words, `file:${bad}`)).not.toContain('secret');
  expect(refusal(...words, `env:SIXFOLD_NO_SUCH_QUEUE`)).toContain('no variable SIXFOLD_NO_SUCH_QUEUE');
});

test('the name of a batch has no colon, and leads back to the batch', () => {
  const seed = fc.nat({ max: 0xffffffff });
  const bake = fc.stringMatching(/^[0-9a-f]{64}$/);
  fc.assert(
    fc.property(bake, seed, seed, (digest, first, last) => {
      const id = batchId({ bake: digest, batch: { first, last } });
      expect(id).not.toContain(':');
      expect(readBatchId(id)).toEqual({ bake: digest, batch: { first, last } });
    }),
  );
  expect(readBatchId('repeat:1')).toBeUndefined();
});

test('a packed value is the same again, and a damaged one is refused', async () => {
  const lines = '{"seed":1,"ok":false}\n'.repeat(1000);
  const packed = await pack({ lines, cities: [] });
  expect(packed.length).toBeLessThan(lines.length / 10);
  expect(await unpack(packed)).toEqual({ lines, cities: [] });
  await expect(unpack(packed.slice(0, -8))).rejects.toThrow('unexpected end of file');
});

test('a result of a worker has lines, and cities with a digest that is no path', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  expect(isBatchResult({ lines: '', cities: [[1, digest, '{}']] })).toBe(true);
  expect(isBatchResult({ lines: '', cities: [[1, 'sha256:../../x', '{}']] })).toBe(false);
  expect([null, 1, {}, { lines: '' }, { lines: 1, cities: [] }].some(isBatchResult)).toBe(false);
});

describe('a queue that cannot be used', () => {
  test('is reported with its address and reason, in a line', async () => {
    const failed = openQueues(readQueueAddress('redis://:secret@127.0.0.1:1')!, () => {});
    await expect(failed).rejects.toThrow(
      /^sixfold: the queue at redis:\/\/127\.0\.0\.1:1 cannot be used: nothing answers there; is the server started\?$/,
    );
  });

  test('is explained in plain words', () => {
    expect(describeServerError({ code: '28P01', message: 'x' })).toBe('wrong user or password');
    expect(describeServerError(new Error('WRONGPASS invalid username-password pair'))).toBe(
      'wrong user or password',
    );
    expect(describeServerError(new AggregateError([{ code: 'ENOTFOUND' }], ''))).toBe(
      'no host has that name',
    );
    expect(describeServerError(new Error('other\nlines'))).toBe('other');
  });

  test('because a package is missing names the command that installs it', async () => {
    const missing = () => Promise.reject(Object.assign(new Error('no'), { code: 'ERR_MODULE_NOT_FOUND' }));
    await expect(loadForQueue(readQueueAddress('redis://h')!, missing)).rejects.toThrow(
      'bullmq and ioredis are needed for redis://: npm install bullmq ioredis',
    );
    await expect(loadForQueue(readQueueAddress('postgres://h/d')!, missing)).rejects.toThrow(
      'bullmq and pg are needed for postgres://: npm install bullmq pg',
    );
  });
});

describe('the result of a batch', () => {
  test('comes back as it was', async () => {
    const result = { lines: '{"seed":7}\n', cities: [[7, `sha256:${'0'.repeat(64)}`, '{}']] as const };
    expect(await unpack(await packResult(result))).toEqual(result);
  });

  test('is refused for good when it is too large for a queue', async () => {
    const lines = randomBytes(1.5 * 2 ** 20).toString('base64');
    const packed = packResult({ lines, cities: [] }, 2 ** 20);
    await expect(packed).rejects.toThrow(
      'its result takes 3 MB packed, more than the 1 MB that fit a queue: bake it without --queue',
    );
    // BullMQ knows by the name that another attempt is of no use.
    await expect(packed).rejects.toHaveProperty('name', 'UnrecoverableError');
  });
});
