import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityDigest } from '../../src/formats/city/digest.ts';
import { HashedText } from '../../src/formats/city/hashed-text.ts';
import { anyPose, anyHex } from '../support/arbitraries.ts';
import { anyLand } from '../support/cities.ts';

const anyCoordinate = fc.oneof(fc.constantFrom(0, 9, 10, -99, 2 ** 31, 2 ** 32 - 1), fc.integer());

test('the digest is that of the text of JSON, with a hash of the machine as well', () => {
  const anyId = fc.integer({ min: 1, max: 2 ** 32 - 1 });
  const anyKind = fc.constantFrom('street', 'Straße "a"', null);
  const anyLayout = fc.record({
    land: anyLand,
    districts: fc.array(fc.record({ id: anyId, group: fc.string({ unit: 'binary' }), rows: anyLand }), {
      maxLength: 3,
    }),
    placements: fc.array(
      fc
        .tuple(anyId, fc.constantFrom('mill', 'inn'), anyHex, anyPose, fc.boolean())
        .map(([id, schematic, { q, r }, { mirror, rotation, shift }, locked]) => {
          return { id, schematic, q, r, mirror, rotation, shift, locked };
        }),
    ),
    ground: fc.array(
      fc.record({
        q: anyCoordinate,
        r: anyCoordinate,
        segments: fc.tuple(anyKind, anyKind, anyKind, anyKind, anyKind, anyKind),
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(anyLayout, ({ land, districts, placements, ground }) => {
      const layout = {
        land: { rows: land.map(({ r, q, count }) => ({ r, q, count })) },
        districts: districts.map(({ id, group, rows }) => ({
          id,
          group,
          rows: rows.map(({ r, q, count }) => ({ r, q, count })),
        })),
        placements,
        ...(ground.length > 0 && { ground }),
      };
      const digest = `sha256:${createHash('sha256').update(JSON.stringify(layout), 'utf8').digest('hex')}`;
      const city = { land, districts, placements, ground };
      expect(cityDigest(city)).toBe(digest);
      expect(cityDigest(city, createHash('sha256'))).toBe(digest);
    }),
  );
});

test('text longer than the buffer is hashed whole', () => {
  const lengths = [65_535, 1, 65_536, 0, 65_537, 40_000, 30_000];
  const text = new HashedText(sha256.create());
  const whole = createHash('sha256');
  for (const length of lengths) {
    const part = 'ä'.repeat(length / 2);
    text.add(utf8ToBytes(part));
    text.addInteger(-length);
    whole.update(`${part}${0 - length}`);
  }
  expect(Buffer.from(text.digest())).toEqual(whole.digest());
});
