import { Inflate, strFromU8 } from 'fflate';

/** A ZIP archive that is not read, with the reason as a sentence without a trailing period. */
export class ZipFault extends Error {}

/** The most that an archive may cost. */
export interface ZipBounds {
  /** Entries, also of files that nobody asked for. */
  readonly entries: number;
  /** Bytes of all files that were asked for, unpacked. */
  readonly unpacked: number;
}

/** A file of an archive as its directory has it. */
interface Entry {
  readonly name: string;
  /** The name as it stands in the directory. */
  readonly nameBytes: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins, and where its packed data begins and ends. */
  readonly header: number;
  readonly start: number;
  readonly end: number;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const LONG_END_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const HEADER_SIGNATURE = 0x04034b50;
const HEADER_SIZE = 30;

/** A number of 16 or 32 bits that says that the real one is in the fields of large archives. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;

const ENCRYPTED = 1;
const UTF_8 = 1 << 11;

const STORED = 0;
const DEFLATED = 8;

/** Bytes that are unpacked at a time: what comes of them is a thousand times as much at most. */
const STEP = 4096;

/** Unpacks the files of an archive whose paths are wanted, in its order. See {@link openZip} for what it throws. */
export type Unpack = (wanted: (name: string) => boolean) => Map<string, Uint8Array>;

/**
 * The files of a ZIP archive that are wanted, by their paths, in its order; see {@link openZip}.
 *
 * @param wanted whether the file of a path is to be unpacked; what it throws ends the reading
 * @throws ZipFault for an archive that is damaged or costs more than its bounds
 */
export function readZip(
  zip: Uint8Array,
  wanted: (name: string) => boolean,
  bounds: ZipBounds,
): Map<string, Uint8Array> {
  return openZip(zip, bounds)(wanted);
}

/**
 * Opens a ZIP archive whose files are read some at a time. Everything is checked before it is done: the number of
 * entries, that no two entries share data, and that each has one name; each time that files are unpacked, the number of
 * bytes, and afterwards that each file is as long as the archive says and has its checksum. Nothing is unpacked that
 * nobody wants.
 *
 * @param bounds of the archive, and of what is unpacked at a time
 * @throws ZipFault for an archive that is damaged or costs more than its bounds, now or when files are unpacked
 */
export function openZip(zip: Uint8Array, bounds: ZipBounds): Unpack {
  const entries = readDirectory(zip, bounds.entries);
  refuseOverlaps(entries);
  refuseOtherNames(zip, entries);
  return (wanted) => {
    const files = new Map<string, Entry>();
    let bytes = 0;
    for (const entry of entries) {
      const { name } = entry;
      if (name.endsWith('/') || !wanted(name)) continue;
      if (files.has(name)) throw new ZipFault(`it holds ${quoted(name)} twice`);
      if ((entry.flags & ENCRYPTED) !== 0) throw new ZipFault(`${quoted(name)} in it is encrypted`);
      if (entry.method !== STORED && entry.method !== DEFLATED)
        throw new ZipFault(`${quoted(name)} in it is packed in a way that is not read`);
      bytes += entry.unpacked;
      if (bytes > bounds.unpacked)
        throw new ZipFault(`it unpacks to more than ${mebibytes(bounds.unpacked)}`);
      files.set(name, entry);
    }
    return new Map([...files].map(([name, entry]) => [name, unpack(zip, entry)]));
  };
}

function quoted(name: string): string {
  return `“${name.slice(0, 60)}”`;
}

function mebibytes(bytes: number): string {
  return `${Math.floor(bytes / 2 ** 20)} MiB`;
}

function readDirectory(zip: Uint8Array, most: number): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const { count, start, size } = findDirectory(view);
  // Before any loop: a few bytes can claim billions of entries.
  if (start + size > zip.length || count * ENTRY_SIZE > size)
    throw new ZipFault(`it says that it holds ${count} entries, for which it has no room`);
  if (count > most) throw new ZipFault(`it holds more than ${most} entries`);
  const entries: Entry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > start + size || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new ZipFault('its directory is damaged');
    const flags = view.getUint16(at + 8, true);
    const nameSize = view.getUint16(at + 28, true);
    const extraSize = view.getUint16(at + 30, true);
    const next = at + ENTRY_SIZE + nameSize + extraSize + view.getUint16(at + 32, true);
    if (next > start + size) throw new ZipFault('its directory is damaged');
    const nameBytes = zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize);
    const name = strFromU8(nameBytes, (flags & UTF_8) === 0);
    const large = largeSizes(view, at, at + ENTRY_SIZE + nameSize, extraSize);
    const dataAt = dataStart(view, large.header, name);
    entries.push({
      name,
      nameBytes,
      flags,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...large,
      start: dataAt,
      end: dataAt + large.packed,
    });
    if (dataAt + large.packed > start) throw new ZipFault(`${quoted(name)} in it is cut off`);
    at = next;
  }
  // Nothing else says how many files there are.
  if (at !== start + size) throw new ZipFault('its directory is damaged');
  return entries;
}

/** Where the directory lies, and how many entries it says to have. */
function findDirectory(view: DataView): {
  readonly count: number;
  readonly start: number;
  readonly size: number;
} {
  const end = findEnd(view);
  let count = view.getUint16(end + 10, true);
  let size = view.getUint32(end + 12, true);
  let start = view.getUint32(end + 16, true);
  if (count === ELSEWHERE_16 || size === ELSEWHERE_32 || start === ELSEWHERE_32) {
    const locator = end - 20;
    if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_SIGNATURE) {
      const at = Number(view.getBigUint64(locator + 8, true));
      if (at + 56 > view.byteLength || view.getUint32(at, true) !== LONG_END_SIGNATURE)
        throw new ZipFault('its directory is damaged');
      count = Number(view.getBigUint64(at + 32, true));
      size = Number(view.getBigUint64(at + 40, true));
      start = Number(view.getBigUint64(at + 48, true));
    }
  }
  return { count, size, start };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at > last - 2 ** 16; at--)
    if (view.getUint32(at, true) === END_SIGNATURE && view.getUint16(at + 20, true) <= last - at) return at;
  throw new ZipFault('it is no ZIP archive, or its end is missing');
}

/** The sizes of an entry and the place of its header: of large ones they stand in a field of their own. */
function largeSizes(view: DataView, at: number, extraAt: number, extraSize: number) {
  let packed = view.getUint32(at + 20, true);
  let unpacked = view.getUint32(at + 24, true);
  let header = view.getUint32(at + 42, true);
  let field = extraAt;
  while (field + 4 <= extraAt + extraSize) {
    const [id, length] = [view.getUint16(field, true), view.getUint16(field + 2, true)];
    const end = Math.min(field + 4 + length, extraAt + extraSize);
    if (id === 1) {
      let value = field + 4;
      const take = (plain: number) => {
        if (plain !== ELSEWHERE_32 || value + 8 > end) return plain;
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      };
      unpacked = take(unpacked);
      packed = take(packed);
      header = take(header);
    }
    field += 4 + length;
  }
  return { packed, unpacked, header };
}

function dataStart(view: DataView, header: number, name: string): number {
  if (header + HEADER_SIZE > view.byteLength || view.getUint32(header, true) !== HEADER_SIGNATURE)
    throw new ZipFault(`the header of ${quoted(name)} in it is damaged`);
  return header + HEADER_SIZE + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
}

/** Names have no checksum; but each entry has its name twice. */
function refuseOtherNames(zip: Uint8Array, entries: readonly Entry[]): void {
  for (const { name, nameBytes, flags, header } of entries) {
    const size = zip[header + 26]! + 256 * zip[header + 27]!;
    // Letters of ASCII are the same in both.
    const isOtherText =
      (((zip[header + 7]! << 8) ^ flags) & UTF_8) !== 0 && nameBytes.some((byte) => byte > 0x7f);
    const nameAt = header + HEADER_SIZE;
    if (
      isOtherText ||
      size !== nameBytes.length ||
      nameBytes.some((byte, index) => byte !== zip[nameAt + index])
    )
      throw new ZipFault(`${quoted(name)} in it has another name where it begins`);
  }
}

/** A small archive whose entries share their data would unpack to any size. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const sorted = entries.toSorted((a, b) => a.header - b.header);
  for (let index = 1; index < sorted.length; index++) {
    const [before, after] = [sorted[index - 1]!, sorted[index]!];
    if (after.header < before.end)
      throw new ZipFault(`${quoted(before.name)} and ${quoted(after.name)} in it overlap`);
  }
}

function unpack(zip: Uint8Array, { name, method, checksum, unpacked, start, end }: Entry): Uint8Array {
  const packed = zip.subarray(start, end);
  const otherSize = () => new ZipFault(`${quoted(name)} in it is damaged: it is not as long as it says`);
  let data = packed;
  if (method === DEFLATED) {
    data = new Uint8Array(unpacked);
    let length = 0;
    const inflate = new Inflate((part) => {
      if (length + part.length > unpacked) throw otherSize();
      data.set(part, length);
      length += part.length;
    });
    try {
      for (let at = 0; at < packed.length || at === 0; at += STEP)
        inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    } catch (error) {
      if (error instanceof ZipFault) throw error;
      throw new ZipFault(`${quoted(name)} in it is damaged`);
    }
    if (length !== unpacked) throw otherSize();
  } else if (packed.length !== unpacked) throw otherSize();
  if (crc32(data) !== checksum)
    throw new ZipFault(`${quoted(name)} in it is damaged: its checksum is another`);
  return data;
}

/** The remainders of the polynomial of ZIP's CRC-32, bits reversed, for each byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** The CRC-32 of ISO 3309, as ZIP has it. */
function crc32(data: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of data) checksum = (checksum >>> 8) ^ REMAINDERS[(checksum ^ byte) & 0xff]!;
  return ~checksum >>> 0;
}
