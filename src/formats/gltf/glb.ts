/** The start of a binary glTF file, `glTF`, and the types of its two chunks, `JSON` and `BIN`, as little-endian numbers. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/** A binary glTF file of version 2: a JSON document, and its one buffer in pieces, whose length is a multiple of 4. */
export function* glbPieces(content: object, buffer: readonly Uint8Array[]): Generator<Uint8Array> {
  const json = asciiBytes(JSON.stringify(content));
  const blanks = (4 - (json.length % 4)) % 4;
  const bytes = buffer.reduce((sum, { length }) => sum + length, 0);
  const length = 12 + 8 + json.length + blanks + 8 + bytes;
  yield words(MAGIC, 2, length, json.length + blanks, JSON_CHUNK);
  yield json;
  if (blanks > 0) yield new Uint8Array(blanks).fill(0x20);
  yield words(bytes, BINARY_CHUNK);
  yield* buffer;
}

/** A text of JSON in ASCII: all other characters are escaped. */
function asciiBytes(json: string): Uint8Array {
  const text = json.replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => view.setUint32(4 * i, value, true));
  return new Uint8Array(view.buffer);
}
