import { failure, success, type Result } from '../../../engine/problem.ts';
import * as words from './words.ts';

/** Most characters of a packed text that are looked at. Browsers allow far more in an address than people can pass on. */
const MAX_PACKED = 2_000_000;

/** Most bytes that a packed text may come to: a few bytes can be a bomb of many gigabytes. */
const MAX_BYTES = 16_000_000;

const METHOD = 'deflate-raw';

/** A text in as few characters as can be that an address may hold: deflated, then base64 with `-` and `_`. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(METHOD));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x2000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x2000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that was packed, or why there is none. Never more than {@link MAX_BYTES} are unpacked. */
export async function unpackText(packed: string): Promise<Result<string>> {
  if (packed.length > MAX_PACKED) return wrong(words.tooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return wrong(words.strangeCharacters);
  try {
    const bytes = toBytes(packed);
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(METHOD)).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MAX_BYTES) {
        // What is left of it is never unpacked.
        await reader.cancel();
        return wrong(words.unpacksToTooMuch);
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return success(text + decoder.decode());
  } catch {
    return wrong(words.partMissing);
  }
}

function toBytes(packed: string): Uint8Array<ArrayBuffer> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function wrong(message: string): Result<never> {
  return failure([{ path: 'link', message }]);
}
