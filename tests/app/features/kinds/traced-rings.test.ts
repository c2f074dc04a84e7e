import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tracedRings } from '../../../../src/app/features/kinds/traced-rings.ts';
import { symbolOf } from '../../../../src/formats/symbol/fit.ts';
import { isSymbol } from '../../../../src/formats/kinds/symbol.ts';

/** A picture of rows of `#` and `.`, with an empty border. */
function inkOf(rows: readonly string[]): { readonly ink: Float32Array; readonly size: number } {
  const size = rows.length + 2;
  const ink = new Float32Array(size * size);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) if (row[x] === '#') ink[(y + 1) * size + x + 1] = 1;
  });
  return { ink, size };
}

describe('the outlines of ink', () => {
  it('are one ring about a mark, two about a mark with a hole, two about two marks', () => {
    const count = (...rows: string[]) => {
      const { ink, size } = inkOf(rows);
      return tracedRings(ink, size).length;
    };
    expect(count('..', '..')).toBe(0);
    expect(count('##', '##')).toBe(1);
    expect(count('###', '#.#', '###')).toBe(2);
    expect(count('#.#', '...', '...')).toBe(2);
  });

  it('separate ink from paper: an even number of them lies left of paper, an odd one left of ink', () => {
    const rows = fc.array(fc.stringMatching(/^[#.]{6}$/), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const { ink, size } = inkOf(drawn);
        const rings = tracedRings(ink, size);
        for (let y = 0; y < size; y++)
          for (let x = 0; x < size; x++) {
            let crossings = 0;
            for (const ring of rings)
              for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
                const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
                if (ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
              }
            expect(crossings % 2 === 1).toBe(ink[y * size + x]! > 0.5);
          }
        if (rings.length > 0)
          expect(isSymbol(symbolOf([{ kind: 'filled', rings, rule: 'evenodd' }]))).toBe(true);
      }),
    );
  });
});
