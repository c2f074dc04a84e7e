import { zlibSync } from 'fflate';

/** A reference to an object of a PDF file: its number. */
export type Ref = number & { readonly brand: 'object of a PDF file' };

/** Text of a reference, as objects write it. */
export function written(ref: Ref): string {
  return `${ref} 0 R`;
}

const HEAD = new Uint8Array([...latin('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 10]);

/**
 * A PDF file that grows from its start: objects, then the table of their places. It has no date and no random number,
 * so that the same objects give the same bytes.
 */
export class PdfFile {
  /** Place of each object, in bytes from the start; index 0 is unused. */
  readonly #places: number[] = [0];
  #pieces: Uint8Array[] = [HEAD];
  #length = HEAD.length;

  /** A number for an object that is written later. */
  reserve(): Ref {
    return (this.#places.push(0) - 1) as Ref;
  }

  /** Writes an object. */
  put(ref: Ref, text: string): void {
    this.#begin(ref);
    this.#write(latin(`${text}\nendobj\n`));
  }

  /** Writes a stream, compressed: bytes, or text of ASCII characters. */
  putStream(ref: Ref, entries: string, content: string | Uint8Array): void {
    const compressed = zlibSync(typeof content === 'string' ? latin(content) : content, { level: 9 });
    this.#begin(ref);
    this.#write(latin(`<< ${entries} /Filter /FlateDecode /Length ${compressed.length} >>\nstream\n`));
    this.#write(compressed);
    this.#write(latin('\nendstream\nendobj\n'));
  }

  /** Writes the table of objects and the end of the file. */
  finish(root: Ref, info: Ref): void {
    const start = this.#length;
    const rows = this.#places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    const size = this.#places.length;
    this.#write(latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
    const trailer = `<< /Size ${size} /Root ${written(root)} /Info ${written(info)} >>`;
    this.#write(latin(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`));
  }

  /** The bytes since the last call. */
  take(): Uint8Array[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #begin(ref: Ref): void {
    this.#places[ref] = this.#length;
    this.#write(latin(`${ref} 0 obj\n`));
  }

  #write(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }
}

/** The bytes of text of ASCII characters, the only ones that the syntax of PDF needs. */
function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
