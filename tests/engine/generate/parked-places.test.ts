import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParkedPlaces } from '../../../src/engine/generate/parked-places.ts';

const anyPlace = fc.tuple(fc.nat(0xffffffff), fc.constantFrom(0, 0, 0, 7), fc.nat(9));
const anyFate = fc.constantFrom('taken' as const, 'stays' as const, 'gone' as const);

test('parked places are taken out as of a plain list', () => {
  const anyRound = fc.tuple(fc.array(anyPlace, { maxLength: 200 }), fc.array(anyFate, { minLength: 1 }));
  fc.assert(
    fc.property(fc.array(anyRound, { maxLength: 4 }), (rounds) => {
      const parked = new ParkedPlaces();
      let plain: (readonly [number, number, number])[] = [];
      for (const [places, fates] of rounds) {
        for (const [code, first, second] of places) {
          const place = [code, first, first === 0 ? 0 : second] as const;
          parked.add(...place);
          plain.push(place);
        }
        const seen: (readonly [number, number, number])[] = [];
        const fateOf = (index: number) => fates[index % fates.length]!;
        const taken = parked.take((...place) => fateOf(seen.push(place) - 1));
        expect(seen).toEqual(plain);
        expect(taken).toEqual(plain.filter((_, index) => fateOf(index) === 'taken').map(([code]) => code));
        plain = plain.filter((_, index) => fateOf(index) === 'stays');
        expect(parked.isEmpty).toBe(plain.length === 0);
      }
    }),
  );
});
