import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Most bytes of a value after unpacking: the longest text that Node can hold. */
const MOST = 2 ** 29 - 24;

/** A value of JSON as a short text, for servers that keep it in memory. */
export async function pack(value: unknown): Promise<string> {
  const bytes = await deflate(JSON.stringify(value), { level: constants.Z_BEST_SPEED });
  return bytes.toString('base64');
}

/** The value of a text by `pack`. Rejects for damaged texts. */
export async function unpack(text: string): Promise<unknown> {
  const bytes = await inflate(Buffer.from(text, 'base64'), { maxOutputLength: MOST });
  return JSON.parse(bytes.toString());
}
