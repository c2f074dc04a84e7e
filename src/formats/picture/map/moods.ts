import { brightness, mix } from '../palette.ts';
import type { Style } from '../picture.ts';
import { clamp } from './geometry.ts';
import type { MoodName } from './look.ts';
import type { MapBatch, Role } from './scene.ts';
import { COUNTRY, DAYLIGHT, type Light } from './tones.ts';

/*
 * Moods: each gives the marks of a map other styles by their roles. No mood moves a mark, but for shadows and faces, which
 * follow its light.
 */

/** Gives a mark its style; `null` leaves it out. */
type Styler = (mark: MapBatch) => Style | null;

/** A mood. */
export interface Mood {
  /** The color of the open sea. */
  readonly sea: string;
  /** The color into which country fades at the edge of a picture. */
  readonly page: string;
  readonly light: Light;
  /** How strong lamps are, 0 for none. */
  readonly lamps: number;
  /** Share of chimneys that smoke. */
  readonly smoke: number;
  /** The styles of roles. */
  readonly roles: Partial<Readonly<Record<Role, Styler>>>;
  /** The style of all other roles. */
  readonly others: Styler;
}

/** The style of a mark in a mood; `null` leaves it out. */
export function styleIn({ roles, others }: Mood, mark: MapBatch): Style | null {
  return (roles[mark.role] ?? others)(mark);
}

type Tint = (color: string) => string;

/** A color with its transparency, tinted. */
function tinted(color: string | undefined, tint: Tint): string | null {
  return color === undefined ? null : tint(color.slice(0, 7)) + color.slice(7);
}

/** Tints the fill and the stroke of marks. */
function by(tint: Tint, strokeTint = tint): Styler {
  return ({ fill, stroke, width = 0 }) => ({
    fill: tinted(fill, tint),
    stroke: tinted(stroke, strokeTint),
    width,
  });
}

/** Mixes a color into marks. */
function mixedWith(color: string, share: number): Styler {
  return by((own) => mix(own, color, share));
}

const same: Tint = (color) => color;
const plain = by(same);
const hidden: Styler = () => null;

/** Gives several roles one style. */
function each(roles: readonly Role[], styler: Styler): Partial<Record<Role, Styler>> {
  return Object.fromEntries(roles.map((role) => [role, styler]));
}

const WATERY = ['water', 'waveLine', 'waveGap', 'foam'] as const satisfies readonly Role[];

/** In color, marks for ink alone are hidden, and light is as it is. */
const glowing: Styler = (mark) => ({ ...plain(mark)!, isLight: true });
const IN_COLOR = { hatch: hidden, glow: glowing, ...each(['light', 'pool', 'smoke'], plain) };

const DAY: Mood = {
  sea: COUNTRY.deep,
  page: '#f4eedd',
  light: DAYLIGHT,
  lamps: 0,
  smoke: 0.06,
  roles: {
    ...IN_COLOR,
    wheat: mixedWith('#fff2c4', 0.16),
    crop: mixedWith('#84aa5a', 0.24),
    earth: mixedWith('#f3e6ca', 0.14),
  },
  others: plain,
};

const duskLand: Tint = (color) => {
  const light = brightness(color);
  return mix(mix(color, '#ff9d42', 0.13 + 0.1 * light), '#4b2a5c', 0.24 - 0.18 * light);
};
const duskWater: Tint = (color) =>
  mix(mix(color, '#5d4f86', 0.42), '#f2a878', 0.12 + 0.3 * Math.max(0, brightness(color) - 0.62));

const DUSK: Mood = {
  sea: duskWater(COUNTRY.deep),
  page: '#f0d3ad',
  // The sun is low in the west.
  light: { to: [-0.94, -0.341], shade: 0.5, shine: 0.36, shadow: [2.5, 0.95] },
  lamps: 0.3,
  smoke: 0.35,
  roles: {
    ...IN_COLOR,
    ...each(WATERY, by(duskWater)),
    wheat: by((color) => mix(duskLand(color), '#ffe0a0', 0.22)),
    ...each(
      ['earth', 'way'],
      by((color) => mix(duskLand(color), '#f8dcb8', 0.28)),
    ),
    shadow: by(() => '#2a1648'),
    // Paler than the red evening on the roofs, or windows would not be seen on them.
    light: by((color) => mix(color, '#fff3cf', 0.3)),
  },
  others: by(duskLand),
};

/** Moonlight: colors pale, what is dark sinks, and red goes before blue. */
const moonlit: Tint = (color) => {
  const value = Number.parseInt(color.slice(1), 16);
  const light = brightness(color);
  const dimmed = (light / 0.68) ** 0.35;
  let lit = 0x1000000;
  for (const [bits, share, least] of MOONLIGHT) {
    const channel = (value >> bits) & 255;
    const pale = channel + 0.35 * (255 * light - channel);
    lit |= clamp(Math.round(least + share * dimmed * pale), 0, 255) << bits;
  }
  return `#${lit.toString(16).slice(1)}`;
};

/** The place of each channel in a color, the share of it that the moon lights up, and the least of it in the dark. */
const MOONLIGHT = [
  [16, 0.27, 6],
  [8, 0.37, 9],
  [0, 0.5, 20],
] as const;

const moonlitWater: Tint = (color) => mix(moonlit(color), '#10295a', 0.56);

const NIGHT: Mood = {
  sea: moonlitWater(mix(COUNTRY.deep, '#32506e', 0.4)),
  page: '#0b1024',
  light: DAYLIGHT,
  lamps: 1,
  smoke: 0,
  roles: {
    ...IN_COLOR,
    ...each(['water', 'waveGap'], by(moonlitWater)),
    wheat: by((color) => mix(moonlit(color), '#9c9c98', 0.19)),
    fallow: by((color) => mix(moonlit(color), '#1a2036', 0.22)),
    earth: by((color) => mix(moonlit(color), '#8498b8', 0.15)),
    roof: by((color) => mix(moonlit(color), '#3c4c78', 0.36)),
    roofDark: by((color) => mix(moonlit(color), '#161b3a', 0.5)),
    person: hidden,
    beast: hidden,
    shadow: by(() => '#050818'),
  },
  others: by(moonlit),
};

/** Covers marks with snow. */
function snowy(color: string, share = 0.86): Styler {
  return by(
    (own) => mix(own, color, share),
    (own) => mix(own, color, 0.8),
  );
}

const icy: Tint = (color) => mix(mix(color, '#6f8fa8', 0.25), '#e6eef2', 0.3);
const white = by(() => '#f1f3f4');

const WINTER: Mood = {
  sea: icy(COUNTRY.deep),
  page: '#ffffff',
  light: { to: [-0.7, -0.714], shade: 0.44, shine: 0.3, shadow: [1.25, 1.1] },
  lamps: 0,
  smoke: 0.5,
  roles: {
    ...IN_COLOR,
    ...each(WATERY, by(icy)),
    flower: hidden,
    fruit: hidden,
    roof: mixedWith('#fdfeff', 0.95),
    roofDark: mixedWith('#aebfcc', 0.9),
    tiles: ({ width = 0 }) => ({ fill: null, stroke: '#9fb0c059', width }),
    ridge: ({ width = 0 }) => ({ fill: null, stroke: '#ffffff', width: 1.4 * width }),
    walk: white,
    merlon: white,
    shadow: by(() => '#35506c'),
    grass: snowy('#dfe8ec'),
    mottle: snowy('#d5e0e5'),
    wheat: snowy('#f4f5f2', 0.93),
    crop: snowy('#e2ebee', 0.93),
    fallow: snowy('#d0d2d2'),
    furrow: snowy('#c2cbd2'),
    furrowPale: snowy('#f6f7f6'),
    baulk: snowy('#c3c8c0'),
    sand: snowy('#e6e2d6'),
    orchard: snowy('#e8edec'),
    garden: snowy('#e6ebea'),
    tuft: snowy('#b9b49a'),
    earth: snowy('#cbc9c4'),
    earthMottle: snowy('#c2c0bb'),
    way: snowy('#c4beb4'),
    cobble: snowy('#bfbdb8'),
    wayEdge: snowy('#a9a6a2'),
    rut: snowy('#aba59b'),
    bed: snowy('#d8d2c8'),
    plants: snowy('#e6e8e4'),
    ward: snowy('#e0dcd4'),
    woodFloor: snowy('#aeb3aa'),
    treeRim: snowy('#4f5a50'),
    tree: snowy('#9aa69b', 0.76),
    treeSun: snowy('#f1f5f5', 0.88),
    pine: snowy('#6f887c', 0.7),
    bush: snowy('#8d9684', 0.7),
    reed: snowy('#b59f6c'),
    fence: snowy('#7d6a58'),
  },
  others: by((color) => mix(color, '#e8eef2', 0.16), same),
};

const LEAVES = ['#b8752f', '#c9953d', '#a4532f', '#8f8a45', '#d0aa4a'] as const;

/** The leaves of trees, by the tone of their crown in summer and their group. */
const leaf: Styler = (mark) =>
  by((color) => LEAVES[(7 * Number.parseInt(color.slice(1), 16) + mark.layer.charCodeAt(4)) % 5]!)(mark);

const AUTUMN: Mood = {
  sea: mix(COUNTRY.deep, '#8a8f98', 0.2),
  page: '#f3e9d2',
  light: DAYLIGHT,
  lamps: 0,
  smoke: 0.4,
  roles: {
    ...IN_COLOR,
    ...each(
      ['grass', 'mottle', 'crop', 'baulk', 'tuft', 'garden', 'orchard', 'reed'],
      by(
        (color) => mix(color, '#b8a45a', 0.42),
        (color) => mix(color, '#a8904a', 0.42),
      ),
    ),
    tree: leaf,
    treeRim: by(() => '#5c3a22'),
    treeSun: mixedWith('#f0c860', 0.72),
    woodFloor: by(() => '#7a5a34'),
    flower: by(() => '#c27a35'),
    wheat: mixedWith('#e6cb96', 0.5),
    bush: by((color) => mix(color, '#a4622f', 0.5), same),
  },
  others: mixedWith('#d9a866', 0.08),
};

/** Ground that ink leaves to the paper, and marks too small for it. */
const UNINKED = [
  'mottle',
  'earthMottle',
  'flower',
  'foam',
  'cobbles',
  'furrowPale',
  'tiles',
  'beast',
  'person',
  'fruit',
  'earth',
  'ridge',
  'plants',
  'merlon',
  'rut',
  'bed',
  'sand',
  'smoke',
  'glow',
  'light',
] as const satisfies readonly Role[];

/** A book map: one ink on paper. What is flat loses its fill, what stands is hatched on the side away from the light. */
function inked(paper: string, ink: string, isClean: boolean): Mood {
  const alpha = (share: number) =>
    Math.round(255 * share)
      .toString(16)
      .padStart(2, '0');
  const thin = (share: number) => `${ink}${alpha(share)}`;
  const only =
    (stroke: string, width: number): Styler =>
    () => ({ fill: null, stroke, width });
  const flat =
    (fill: string): Styler =>
    () => ({ fill, stroke: null, width: 0 });
  const framed =
    (stroke: string, width: number): Styler =>
    () => ({ fill: paper, stroke, width });
  const allIn =
    (color: string): Styler =>
    ({ fill, stroke, width = 0 }) => ({
      fill: fill === undefined ? null : color,
      stroke: stroke === undefined ? null : color,
      width,
    });
  return {
    sea: paper,
    page: paper,
    light: DAYLIGHT,
    lamps: 0,
    smoke: 0,
    roles: {
      ...each(UNINKED, hidden),
      ...each(['wheat', 'crop', 'fallow', 'orchard', 'treeSun'], flat(paper)),
      ...each(['way', 'cobble', 'walk'], allIn(paper)),
      ...each(['wallInk', 'ink'], allIn(ink)),
      ...each(['tuft', 'reed'], only(thin(0.6), 0.02)),
      hatch: only(ink, 0.022),
      woodFloor: flat(mix(paper, ink, 0.5)),
      waveGap: ({ width = 0 }) => ({ fill: paper, stroke: paper, width }),
      waveLine: ({ layer, width = 0 }) =>
        layer.startsWith('band')
          ? { fill: null, stroke: mix(paper, ink, width > 4 ? 0.3 : width > 3 ? 0.42 : 0.55), width }
          : { fill: null, stroke: thin(0.45), width: 0.026 },
      water: ({ layer, stroke }) => ({
        fill: paper,
        stroke: layer === 'river' || stroke === undefined ? null : ink,
        width: 0.04,
      }),
      shoreInk: only(ink, 0.09),
      shadow: isClean ? hidden : allIn(thin(0.13)),
      grass: ({ layer }) =>
        layer === 'land'
          ? { fill: paper, stroke: null, width: 0 }
          : layer === 'plot'
            ? { fill: paper, stroke: ink, width: 0.03 }
            : null,
      garden: ({ layer }) => ({ fill: paper, stroke: layer === 'plot' ? thin(0.6) : null, width: 0.02 }),
      wayEdge: allIn(thin(0.58)),
      furrow: only(thin(0.34), 0.022),
      baulk: only(thin(0.5), 0.026),
      fence: only(thin(0.6), 0.02),
      ward: framed(ink, 0.03),
      roof: framed(paper, 0.004),
      roofDark: flat(isClean ? '#f2f2f2' : mix(paper, ink, 0.14)),
      roofInk: framed(ink, 0.052),
      treeRim: flat(ink),
      tree: flat(mix(paper, ink, 0.3)),
      pine: flat(mix(paper, ink, 0.3)),
      bush: ({ fill }) => ({
        fill: fill === undefined ? null : paper,
        stroke: ink,
        width: fill === undefined ? 0.03 : 0.022,
      }),
      wallStone: ({ width = 0 }) => ({ fill: null, stroke: ink, width }),
    },
    others: ({ fill, stroke, width = 0 }) => ({
      fill: fill === undefined ? null : paper,
      stroke: stroke === undefined ? thin(0.6) : ink,
      width: clamp(width, 0.016, fill === undefined ? 1 : 0.028),
    }),
  };
}

const MOOD_NAME: Readonly<Record<MoodName, Mood>> = {
  day: DAY,
  dusk: DUSK,
  night: NIGHT,
  winter: WINTER,
  autumn: AUTUMN,
  ink: inked('#efe2c2', '#4a3020', false),
  print: inked('#ffffff', '#111111', true),
};

/** The mood of a name. */
export function moodOf(name: MoodName): Mood {
  return MOOD_NAME[name];
}
