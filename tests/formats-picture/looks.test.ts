import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDGES, ROOFS, SURFACES, type KindLook } from '../../src/engine/schematic/kind-look.ts';
import type { FootprintRule, Kind } from '../../src/engine/schematic/kind.ts';
import { mergeSegments } from '../../src/engine/schematic/schematic.ts';
import { tileAround } from '../../src/engine/segment/vertex.ts';
import { roofsOf, surfacesOf, takesFinish } from '../../src/formats/kinds/look-choices.ts';
import { patternsFor, type Pattern } from '../../src/formats/kinds/pattern.ts';
import { addLaterArts } from '../../src/formats/picture/art/later-arts.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';
import { pictureBounds, type Picture } from '../../src/formats/picture/picture.ts';
import { KINDS } from './shapes.ts';

addLaterArts();

const SYMBOL = 'M0 0L1000 0L1000 1000L0 1000ZM200 200L800 800';

function ofKind(pattern: Pattern, footprint: FootprintRule, look?: KindLook): Picture {
  const kind: Kind = { ...KINDS.get('house')!, id: 'x', footprint, pattern, ...(look && { look }) };
  const segments = [
    { a: 0, b: 0 },
    { a: 3, b: 0 },
  ].flatMap(tileAround);
  const hexes = mergeSegments(segments.map((segment) => ({ ...segment, kind: 'x' })));
  return pictureOf(hexes, new Map([['x', kind]]));
}

const EVERY = (['segment', 'tile', 'area'] as const).flatMap((footprint) =>
  patternsFor(footprint).map((pattern) => [pattern, footprint] as const),
);

const anyLook: fc.Arbitrary<KindLook> = fc.record(
  {
    edge: fc.constantFrom(...EDGES),
    second: fc.constantFrom('#12ab34', '#ffffff'),
    roof: fc.constantFrom(...ROOFS),
    surface: fc.constantFrom(...SURFACES),
    symbol: fc.constant(SYMBOL),
  },
  { requiredKeys: [] },
);

describe('the look of a kind', () => {
  test.each(EVERY)('shows the second color in a %s of footprint %s', (pattern, footprint) => {
    const { marks } = ofKind(pattern, footprint, { second: '#12ab34' });
    const colors = new Set(marks.flatMap(({ style }) => [style.fill, style.stroke]));
    const before = ofKind(pattern, footprint).marks.flatMap(({ style }) => [style.fill, style.stroke]);
    expect([...colors].some((color) => !before.includes(color))).toBe(true);
  });

  test.each(EVERY)('has every choice that is offered, and no other: %s, %s', (pattern, footprint) => {
    const drawn = (look?: KindLook) => JSON.stringify(ofKind(pattern, footprint, look).marks);
    const variants = (looks: readonly KindLook[]) => new Set(looks.map(drawn)).size;
    const roofs = roofsOf(pattern);
    // A hall is a spire already, which a tent is.
    expect(variants(ROOFS.map((roof) => ({ roof })))).toBe(roofs.length || 1);
    const surfaces = surfacesOf(pattern);
    expect(variants(SURFACES.map((surface) => ({ surface })))).toBe(surfaces.length || 1);
    if (roofs.length === 0) expect(drawn({ roof: 'split' })).toBe(drawn());
    if (surfaces.length === 0) expect(drawn({ surface: 'cobbles' })).toBe(drawn());
    expect(drawn({ edge: 'quay' }) !== drawn({ edge: 'none' })).toBe(takesFinish(pattern));
    expect(drawn({ symbol: SYMBOL }) !== drawn()).toBe(takesFinish(pattern));
  });

  test.each(EVERY)('of no choice is the picture of the pattern: %s, %s', (pattern, footprint) => {
    expect(ofKind(pattern, footprint, {})).toEqual(ofKind(pattern, footprint));
  });

  test('never makes a picture that reaches farther than that of its pattern and a hand', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVERY), anyLook, ([pattern, footprint], look) => {
        const [plain, chosen] = [ofKind(pattern, footprint), ofKind(pattern, footprint, look)];
        expect(chosen.buildings).toEqual(plain.buildings);
        const [outer, inner] = [pictureBounds(chosen), pictureBounds(plain)];
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(outer[side] - inner[side])).toBeLessThan(0.2);
        for (const { form } of chosen.marks) expect(JSON.stringify(form)).not.toContain('null');
      }),
    );
  });

  test('has an edge where the kind ends, and none between its buildings', () => {
    // Two hexes that share a side: ten sides of hexes are free.
    for (const [pattern, footprint] of [
      ['house', 'segment'],
      ['hall', 'tile'],
      ['field', 'area'],
    ] as const) {
      const { marks } = ofKind(pattern, footprint, { edge: 'stone' });
      const before = ofKind(pattern, footprint, { edge: 'none' }).marks;
      const styles = new Set(before.map(({ style }) => `${style.stroke} ${style.width}`));
      const added = marks.filter(
        ({ form, layer, style }) =>
          layer === 'texture' && form.kind === 'lines' && !styles.has(`${style.stroke} ${style.width}`),
      );
      const lines = added.flatMap(({ form }) => (form.kind === 'lines' ? form.lines : []));
      expect(lines).toHaveLength(2 * 10);
    }
  });

  test('has its symbol in the middle of each building, in ink', () => {
    const square = (pattern: Pattern, footprint: FootprintRule) =>
      ofKind(pattern, footprint, { symbol: SYMBOL }).marks.filter(
        ({ layer, form, style }) =>
          layer === 'top' && form.kind === 'polygon' && style.stroke === null && form.rings[0]?.length === 8,
      );
    expect(square('house', 'segment')).toHaveLength(12);
    expect(square('hall', 'tile')).toHaveLength(2);
    expect(square('field', 'area')).toHaveLength(1);
    const [one] = square('hall', 'tile');
    const box = pictureBounds({ buildings: [], marks: [one!] });
    expect((box.left + box.right) / 2).toBeCloseTo(0);
    expect((box.top + box.bottom) / 2).toBeCloseTo(0);
  });
});
