const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a piece; a multiple of three, so that pieces follow each other without padding. */
const PIECE = 3 << 14;

/** Bytes as Base64, in pieces. */
export function* base64Pieces(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; start += PIECE)
    yield base64(bytes.subarray(start, start + PIECE));
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(three >> shift) & 63]!);
    const missing = Math.max(0, i + 3 - bytes.length);
    text += digits.slice(0, 4 - missing).join('') + '='.repeat(missing);
  }
  return text;
}
