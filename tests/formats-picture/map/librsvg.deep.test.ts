import { execFileSync } from 'node:child_process';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { MOODS } from '../../../src/formats/picture/map/look.ts';
import { svgOf, townOf } from '../../support/map-pictures.ts';
import { pictureDifference } from '../../support/picture-difference.ts';
import { missing, program } from '../../support/programs.ts';
import { readPng } from '../../support/read-png.ts';

const gone = missing('rsvg-convert');

describe.skipIf(gone)(`a map as SVG, as librsvg draws it${gone}`, () => {
  const towns = ['walled-town', 'port'].map((name) => ({ name, city: townOf(name, 3) }));
  const cases = towns.flatMap((town) => MOODS.map((mood) => ({ ...town, mood })));

  test.each(cases)('looks as its PNG does: $name, $mood', ({ city, mood }) => {
    const svg = svgOf(city, 9, { mood, warp: true });
    const drawn = execFileSync(program('rsvg-convert'), ['--unlimited'], { input: svg, maxBuffer: 1 << 28 });
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    const [one, other] = [readPng(drawn), readPng(png)];
    expect([one.width, one.height]).toEqual([other.width, other.height]);
    expect(pictureDifference(one, other)).toBeLessThanOrEqual(0.01);
  });
});
