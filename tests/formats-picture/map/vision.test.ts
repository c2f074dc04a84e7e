import { describe, expect, test } from 'vitest';
import { haloOf } from '../../../src/app/board/paint/halo.ts';
import { heatPalette, schemeOf } from '../../../src/app/cityview/heat-colors.ts';
import { schemeOfCity } from '../../../src/app/cityview/ground.ts';
import { DARK_BOARD, LIGHT_BOARD } from '../../../src/app/board/board-theme.ts';
import {
  ALIKE,
  colorsApart,
  contrast,
  ENOUGH_CONTRAST,
  seenAs,
  VISIONS,
} from '../../../src/app/features/kinds/color-checks.ts';
import { MOODS, type MoodName } from '../../../src/formats/picture/map/look.ts';
import { moodOf } from '../../../src/formats/picture/map/moods.ts';
import { paintMap, type MapMark } from '../../../src/formats/picture/map/paint-map.ts';
import type { MapLayer, Role } from '../../../src/formats/picture/map/scene.ts';
import { mix } from '../../../src/formats/picture/palette.ts';
import { mapSourceOf, townOf } from '../../support/map-pictures.ts';

/** A town with a river, bridges, walls, woods and all crops. */
const SOURCE = mapSourceOf(townOf('walled-town', 7));

function marksIn(mood: MoodName): MapMark[] {
  return paintMap(SOURCE, { mood: moodOf(mood), warp: null, roofs: 0, hasSea: true, ownsColor: () => false });
}

const INKED: readonly MoodName[] = ['ink', 'print'];
const COLORED = MOODS.filter((mood) => !INKED.includes(mood));

/** The marks that show a thing of the map, by layer and role. */
const THINGS = {
  sea: ['band1', 'waveGap'],
  shallows: ['band4', 'waveGap'],
  meadow: ['land', 'grass'],
  wheat: ['field', 'wheat'],
  crop: ['field', 'crop'],
  fallow: ['field', 'fallow'],
  wood: ['tree0', 'tree'],
  earth: ['earth', 'earth'],
  way: ['way', 'way'],
  roof: ['roof', 'roof'],
  'dark roof': ['roof', 'roofDark'],
  wall: ['wallTop', 'wallStone'],
  walk: ['walk', 'walk'],
  bridge: ['deckTop', 'wood'],
} as const satisfies Record<string, readonly [MapLayer, Role]>;

type Thing = keyof typeof THINGS;

/** Things that their colors alone tell apart, which lie side by side. */
const APART: readonly (readonly [Thing, Thing])[] = [
  ['sea', 'meadow'],
  ['shallows', 'meadow'],
  ['shallows', 'way'],
  ['bridge', 'shallows'],
  ['way', 'meadow'],
  ['earth', 'meadow'],
  ['roof', 'way'],
  ['roof', 'earth'],
  ['roof', 'meadow'],
  ['dark roof', 'way'],
  ['dark roof', 'roof'],
  ['wall', 'meadow'],
  ['wall', 'earth'],
  ['wall', 'walk'],
  ['wood', 'meadow'],
  ['wood', 'wheat'],
];

/** Ground that furrows and edges tell apart, too, so that its color may be as near as eyes see at all. */
const FURROWED: readonly (readonly [Thing, Thing])[] = [
  ['wheat', 'meadow'],
  ['fallow', 'meadow'],
  ['fallow', 'wheat'],
  ['crop', 'wheat'],
  ['crop', 'fallow'],
];

/** The least difference that is seen side by side (CIEDE2000). */
const JUST_SEEN = 2.3;

/** A line is far thinner than an area: its color has to be twice as far from what it lies on. */
const LINE_APART = 2 * ALIKE;

/** The mean of the colors of a thing by the number of its marks, `#rrggbb`. */
function colorOf(thing: Thing, marks: readonly MapMark[]): string {
  const [layer, role] = THINGS[thing];
  const sum = [0, 0, 0];
  let count = 0;
  for (const { batch, style } of marks) {
    if (batch.layer !== layer || batch.role !== role) continue;
    const value = Number.parseInt((style.fill ?? style.stroke!).slice(1, 7), 16);
    const weight = batch.rings.length + batch.lines.length + batch.circles.length / 3;
    count += weight;
    [16, 8, 0].forEach((bits, at) => (sum[at]! += weight * ((value >> bits) & 255)));
  }
  if (count === 0) throw new Error(`the map has no ${thing}`);
  return `#${sum
    .map((channel) =>
      Math.round(channel / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** How far two colors are apart for the sort of vision that tells them least. */
function leastApart(a: string, b: string): number {
  return Math.min(...VISIONS.map((vision) => colorsApart(seenAs(a, vision), seenAs(b, vision))));
}

/** How far a line with its halo is apart from what it lies on: one of both is seen. */
function outlineApart(line: string, thing: string): number {
  return Math.min(
    ...VISIONS.map((vision) =>
      Math.max(
        ...[line, haloOf(line)].map((color) => colorsApart(seenAs(color, vision), seenAs(thing, vision))),
      ),
    ),
  );
}

/** A color of a palette laid over another color. */
function laidOver(packed: number, below: string): string {
  const hex = [0, 8, 16].map((bits) => ((packed >>> bits) & 255).toString(16).padStart(2, '0')).join('');
  return mix(below, `#${hex}`, (packed >>> 24) / 255);
}

/** The pairs that are not as far apart as they have to be, as lines. */
function tooAlike(
  pairs: readonly (readonly [Thing, Thing])[],
  least: number,
  marks: readonly MapMark[],
): string[] {
  return pairs.flatMap(([a, b]) => {
    const apart = leastApart(colorOf(a, marks), colorOf(b, marks));
    return apart < least ? [`${a} and ${b}: ${apart.toFixed(1)}`] : [];
  });
}

/*
 * Sight without one sort of cones is simulated by the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), at severity 1, in linear light.
 */
describe.each(COLORED)('in %s, for all sorts of color vision,', (mood) => {
  const marks = marksIn(mood);
  const theme = schemeOfCity({ meta: { picture: { mood } } }) === 'dark' ? DARK_BOARD : LIGHT_BOARD;

  test('water, ways, roofs, walls and woods stand apart from the ground', () => {
    expect(tooAlike(APART, ALIKE, marks)).toEqual([]);
  });

  test('fields are seen side by side', () => {
    expect(tooAlike(FURROWED, JUST_SEEN, marks)).toEqual([]);
  });

  test('the outlines of the segments under the pointer and of the selection stand apart from all below', () => {
    for (const line of [theme.hover, theme.selection])
      for (const thing of Object.keys(THINGS) as Thing[])
        expect(leastApart(line, colorOf(thing, marks)), `${line} on ${thing}`).toBeGreaterThan(LINE_APART);
  });

  test('the outlines of the piece in hand, with their halos, stand apart from all below', () => {
    for (const line of [theme.fits, theme.blocked, theme.focus])
      for (const thing of Object.keys(THINGS) as Thing[])
        expect(outlineApart(line, colorOf(thing, marks)), `${line} on ${thing}`).toBeGreaterThan(LINE_APART);
  });

  test('the heat map tells few fits from many, and none from few, over all below', () => {
    const MOST_FITS = 5;
    const palette = heatPalette(schemeOf(theme), MOST_FITS);
    for (const thing of Object.keys(THINGS) as Thing[]) {
      const below = colorOf(thing, marks);
      const heat = Array.from({ length: MOST_FITS + 1 }, (_, count) => laidOver(palette[count + 1]!, below));
      for (let count = 1; count <= MOST_FITS; count++)
        expect(leastApart(heat[count - 1]!, heat[count]!), `${count} fits over ${thing}`).toBeGreaterThan(
          ALIKE,
        );
    }
  });

  test('lit windows stand apart from the roofs and walls that they are in', () => {
    const lit = marks.filter(({ batch }) => batch.layer === 'light' && batch.role === 'light');
    expect(lit.length > 0).toBe(moodOf(mood).lamps > 0);
    for (const { style } of lit)
      for (const thing of ['roof', 'dark roof', 'wall'] as const)
        expect(leastApart(style.fill!, colorOf(thing, marks)), `${style.fill} on ${thing}`).toBeGreaterThan(
          LINE_APART,
        );
  });
});

/** Roles whose lines alone show something on a map of one ink. */
const LINED = [
  ['shoreLine', 'shoreInk'],
  ['body', 'roofInk'],
  ['wallTop', 'wallStone'],
  ['track', 'wayEdge'],
] as const satisfies readonly (readonly [MapLayer, Role])[];

describe.each(INKED)('in %s', (mood) => {
  const marks = marksIn(mood);

  test.each(LINED)('lines of %s, %s, have enough contrast to the paper', (layer, role) => {
    const own = marks.filter(({ batch }) => batch.layer === layer && batch.role === role);
    expect(own.length).toBeGreaterThan(0);
    const paper = moodOf(mood).page;
    for (const { style } of own) {
      const line = style.stroke ?? style.fill!;
      const share = line.length === 9 ? Number.parseInt(line.slice(7), 16) / 255 : 1;
      expect(contrast(mix(paper, line.slice(0, 7), share), paper)).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
    }
  });
});
