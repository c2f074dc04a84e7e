import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { readZip, ZipFault } from '../../../src/formats/zip/read-zip.ts';

const BOUNDS = { entries: 100, unpacked: 100_000 };

const read = (zip: Uint8Array, wanted: (name: string) => boolean = () => true, bounds = BOUNDS) =>
  readZip(zip, wanted, bounds);

const anyFiles = fc.dictionary(
  fc.stringMatching(/^[a-zäß한./]{1,8}[a-z]$/),
  fc.oneof(
    fc.string({ maxLength: 300 }).map((text) => strToU8(text)),
    fc.nat(5000).map((length) => new Uint8Array(length)),
  ),
  { minKeys: 1, maxKeys: 5, noNullPrototype: true },
);

const anyZip = fc
  .tuple(anyFiles, fc.constantFrom(0, 6, 9))
  .map(([files, level]) => ({ files, zip: zipSync(files, { level }) }));

/** Where the directory of a small archive begins, and the view of its bytes. */
function directoryOf(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  return { view, start: view.getUint32(zip.length - 22 + 16, true) };
}

describe('an archive', () => {
  test('has the files that were put in, in their order', () => {
    fc.assert(
      fc.property(anyZip, ({ files, zip }) => {
        expect([...read(zip)]).toEqual(Object.entries(files));
        expect([...read(zip, () => false)]).toEqual([]);
      }),
    );
  });

  test('of which a byte has changed is refused, or has the same files', () => {
    fc.assert(
      fc.property(anyZip, fc.nat(), fc.integer({ min: 1, max: 255 }), ({ files, zip }, at, change) => {
        const other = zip.slice();
        other[at % zip.length]! ^= change;
        const found = (() => {
          try {
            return [...read(other)];
          } catch (error) {
            if (error instanceof ZipFault) return null;
            throw error;
          }
        })();
        if (found) expect(found).toEqual(Object.entries(files));
      }),
      { numRuns: 300 },
    );
  });

  test('that is cut off anywhere is refused', () => {
    fc.assert(
      fc.property(anyZip, fc.nat(), ({ zip }, at) => {
        expect(() => read(zip.slice(0, at % zip.length))).toThrow(ZipFault);
      }),
    );
  });

  it('whose entries share their data is refused', () => {
    const zip = zipSync({ 'a.json': strToU8('{}'), 'b.json': strToU8('{}') });
    const { view, start } = directoryOf(zip);
    const second = start + 46 + 'a.json'.length;
    view.setUint32(second + 42, 0, true);
    expect(() => read(zip)).toThrow('“a.json” and “b.json” in it overlap');
  });

  it('with a file that has two names is refused', () => {
    const zip = zipSync({ 'a.json': strToU8('{}') });
    zip[directoryOf(zip).start + 46] = 'b'.charCodeAt(0);
    expect(() => read(zip)).toThrow('“b.json” in it has another name where it begins');
  });

  it('that claims more entries than it has room for is refused at once', () => {
    const zip = zipSync({ 'a.json': strToU8('{}') });
    const view = new DataView(zip.buffer);
    view.setUint16(zip.length - 22 + 10, 60_000, true);
    expect(() => read(zip, () => true, { ...BOUNDS, entries: 65_536 })).toThrow('for which it has no room');
    const large = new Uint8Array(zip.length + 76);
    large.set(zip.subarray(0, zip.length - 22));
    const at = zip.length - 22;
    const end = new DataView(large.buffer);
    end.setUint32(at, 0x06064b50, true);
    end.setBigUint64(at + 32, 4_294_967_280n, true);
    end.setBigUint64(at + 40, 46n, true);
    end.setUint32(at + 56, 0x07064b50, true);
    end.setBigUint64(at + 64, BigInt(at), true);
    large.set(zip.subarray(zip.length - 22), at + 76);
    end.setUint16(at + 76 + 10, 0xffff, true);
    expect(() => read(large)).toThrow('it says that it holds 4294967280 entries');
  });

  it('is unpacked within its bounds alone', () => {
    const zip = zipSync({ 'a.json': new Uint8Array(60_000), 'b.json': new Uint8Array(60_000) });
    expect(() => read(zip)).toThrow('it unpacks to more than');
    expect([...read(zip, (name) => name === 'b.json').keys()]).toEqual(['b.json']);
    expect(() => read(zip, () => false, { ...BOUNDS, entries: 1 })).toThrow('it holds more than 1 entries');
  });

  it('that is longer than it says, encrypted, or packed otherwise says so', () => {
    const changed = (change: (view: DataView, start: number) => void) => {
      const zip = zipSync({ 'a.json': new Uint8Array(5000) });
      const { view, start } = directoryOf(zip);
      change(view, start);
      return () => read(zip);
    };
    expect(changed((view, start) => view.setUint32(start + 24, 4000, true))).toThrow(
      'is not as long as it says',
    );
    expect(changed((view, start) => view.setUint32(start + 24, 6000, true))).toThrow(
      'is not as long as it says',
    );
    expect(changed((view, start) => view.setUint32(start + 16, 7, true))).toThrow('its checksum is another');
    expect(changed((view, start) => view.setUint16(start + 8, 1, true))).toThrow('is encrypted');
    expect(changed((view, start) => view.setUint16(start + 10, 14, true))).toThrow(
      'in a way that is not read',
    );
  });
});
