/** The first bytes of a file packed by gzip. */
const GZIP = [0x1f, 0x8b];

/** Least bytes between two calls of progress. */
const STEP = 1_000_000;

/**
 * The bytes of an atlas in chunks, unpacked where gzip packed them. Throws when the file cannot be read, or is damaged.
 *
 * @param onRead told the bytes of the file that are read
 */
export async function* streamOf(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let [read, told] = [0, 0];
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        read += chunk.length;
        if (read - told >= STEP) onRead((told = read));
        controller.enqueue(chunk);
      },
    }),
  );
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = GZIP.every((byte, index) => start[index] === byte);
  const stream = isPacked ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
