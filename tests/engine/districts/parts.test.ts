import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectedAreas, numberAreas } from '../../../src/engine/districts/areas.ts';
import { createField, EVEN, fieldSlot, landSlots, ODD, SEA } from '../../../src/engine/districts/field.ts';
import { SerialSet } from '../../../src/engine/districts/serial-set.ts';
import { apportion } from '../../../src/engine/districts/shares.ts';
import { joinSmallAreas } from '../../../src/engine/districts/small-areas.ts';
import { MAX_SLOTS } from '../../../src/engine/board/board.ts';
import { DIRECTIONS, neighbor } from '../../../src/engine/hex/hex.ts';
import { anyGround, hexesOf } from './laws.ts';

describe('a field', () => {
  it('has a slot per land hex, and the slots of its neighbors in the six directions', () => {
    fc.assert(
      fc.property(anyGround, (land) => {
        const field = createField(land);
        const hexes = hexesOf(land);
        const slots = hexes.map((hex) => fieldSlot(field, hex));
        expect([...slots].sort((a, b) => a - b)).toEqual([...landSlots(field)]);
        expect(field.land_hex.filter((what) => what !== SEA)).toHaveLength(hexes.length);
        for (const [index, hex] of hexes.entries()) {
          const slot = slots[index]!;
          const what = field.land_hex[slot]!;
          expect(what).toBe(hex.q % 2 === 0 ? EVEN : ODD);
          for (const direction of DIRECTIONS)
            expect(slot + field.slots_neighbor[what as 1 | 2][direction]!).toBe(
              fieldSlot(field, neighbor(hex, direction)),
            );
        }
      }),
    );
  });

  it('refuses land that lies too far apart', () => {
    const corners = [
      { r: 0, q: 0, count: 1 },
      { r: 0, q: MAX_SLOTS, count: 1 },
    ];
    expect(() => createField(corners)).toThrow(RangeError);
  });
});

describe('shares', () => {
  it('add up, and each is less than one off', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.array(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          const counts = apportion(total, weights);
          const sum = weights.reduce((all, weight) => all + weight, 0);
          expect(counts.reduce((all, count) => all + count, 0)).toBe(total);
          for (const [index, count] of counts.entries())
            expect(Math.abs(count - (total * weights[index]!) / sum)).toBeLessThan(1 + 1e-6);
        },
      ),
    );
  });

  it('go by the largest remainder, and bear weights at the end of the range of numbers', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(7, [2, 1, 1])).toEqual([3, 2, 2]);
    expect(apportion(0, [1, 2])).toEqual([0, 0]);
    expect(apportion(10, [Number.MAX_VALUE, Number.MAX_VALUE])).toEqual([5, 5]);
    expect(apportion(10, [5e-324, 5e-324])).toEqual([5, 5]);
  });
});

describe('a set of serial numbers', () => {
  it('gives back the lowest, as a sorted list does', () => {
    const anyWork = fc.array(fc.option(fc.nat(40_000), { freq: 3 }), { maxLength: 200 });
    fc.assert(
      fc.property(anyWork, (work) => {
        const set = new SerialSet(40_001);
        const list = new Set<number>();
        for (const number of work)
          if (number === null) {
            const lowest = Math.min(...list);
            expect(set.takeLowest()).toBe(list.size === 0 ? -1 : lowest);
            list.delete(lowest);
          } else {
            set.add(number);
            list.add(number);
          }
        for (const number of [...list].sort((a, b) => a - b)) expect(set.takeLowest()).toBe(number);
        expect(set.takeLowest()).toBe(-1);
      }),
    );
  });

  it.each([0, 1, 32, 33, 1024, 1025])('of at most %i numbers holds all of them', (size) => {
    const set = new SerialSet(size);
    for (let number = size - 1; number >= 0; number--) set.add(number);
    for (let number = 0; number < size; number++) expect(set.takeLowest()).toBe(number);
    expect(set.takeLowest()).toBe(-1);
  });
});

describe('small areas', () => {
  /** Areas of hexes in a row, group by group, and their groups and sizes when the small ones have joined. */
  function joined(groups: string, least: number): string[] {
    const field = createField([{ r: 0, q: 0, count: groups.length }]);
    const group_hex = new Uint16Array(field.land_hex.length);
    for (const [q, group] of groups.split('').entries())
      group_hex[fieldSlot(field, { q, r: 0 })] = Number(group);
    const areas = numberAreas(field, joinSmallAreas(field, connectedAreas(field, group_hex), least));
    return [...areas.size_area.keys()]
      .slice(1)
      .map((area) => `${areas.group_area[area]} × ${areas.size_area[area]}`);
  }

  it('join the largest neighbor, the first of equal ones', () => {
    expect(joined('1112222', 1)).toEqual(['1 × 3', '2 × 4']);
    expect(joined('111222233333', 4)).toEqual(['2 × 7', '3 × 5']);
    expect(joined('1111233333', 2)).toEqual(['1 × 4', '3 × 6']);
    expect(joined('1111233334', 2)).toEqual(['1 × 5', '3 × 5']);
  });

  it('bring together areas of one group that they had kept apart', () => {
    expect(joined('1111121111', 2)).toEqual(['1 × 10']);
    expect(joined('12121212', 3)).toEqual(['2 × 8']);
  });

  it('stay as they are where they have no neighbor', () => {
    expect(joined('11', 6)).toEqual(['1 × 2']);
    expect(joined('12', 6)).toEqual(['2 × 2']);
  });
});
