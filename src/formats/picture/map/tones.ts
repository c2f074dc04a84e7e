import type { Kind } from '../../../engine/schematic/kind.ts';
import { patternOf, type Pattern } from '../../kinds/pattern.ts';
import { mix } from '../palette.ts';
import { dot, type Vec } from './geometry.ts';

/** The tones of the map: they come in few steps, so that marks gather into few paths. */
export const COUNTRY = {
  sea: '#9dbfc7',
  deep: '#8fb4bf',
  shallow: '#b4d2d3',
  foam: '#dcebe4',
  waterLine: '#6f9aa8',
  sand: '#e4d5a6',
  rock: '#a79a86',
  rockDark: '#75695b',
  grass: '#b3c483',
  grassLight: '#c1cf93',
  grassDark: '#a3b775',
  tuft: '#7f9a55',
  baulk: '#8ea35e',
  track: '#d8c59a',
  trackEdge: '#b9a676',
  rut: '#b7a274',
  hedge: '#65864a',
  rim: '#3f5c33',
  sun: '#9db86f',
  woodFloor: '#567247',
  pine: '#4f7650',
  pineRim: '#2f4a38',
  pineSun: '#6d9263',
  orchard: '#b9c987',
  garden: '#c4bc84',
  green: '#a5c474',
  reed: '#7d9652',
} as const;

export const CROWNS = ['#6f9150', '#7c9b58', '#628546', '#8aa35c', '#75944f', '#97a85f'] as const;
export const ORCHARD_CROWNS = ['#8ba85c', '#97b064', '#7f9f55'] as const;
export const PLANTS = ['#86a552', '#9db565', '#6f9448', '#b5b35c', '#a77a8d'] as const;
export const AWNINGS = ['#b4473c', '#d9a441', '#4f7f8f', '#6f8f4f', '#a56a8a', '#c87a3c'] as const;

export const TOWN = {
  earth: '#d8c7a0',
  earthDark: '#cbb88e',
  way: '#e6d7b2',
  wayEdge: '#bda87c',
  cobble: '#d9ccb0',
  cobbleEdge: '#a99a7d',
  square: '#e2d6b8',
  stone: '#b8b0a2',
  stoneDark: '#7c766d',
  stoneInk: '#4b4541',
  walk: '#d0c8b8',
  slate: '#6d7890',
  slateDark: '#555f78',
  wood: '#8a6a4c',
  woodDark: '#5e4632',
  cloth: '#f2e8d2',
  ink: '#3a2b26',
  bed: '#8f7353',
  bedDry: '#a5865f',
  ward: '#cbbf9f',
  lawn: '#b9c285',
} as const;

/** The color of shadows, translucent. */
export const SHADOW = '#2c243666';
export const THIN_SHADOW = '#2c243655';

export const BARNS = ['#a98a5c', '#9a7850', '#8a6a4c'] as const;

/** The tones of crops, and the color of the kind that has them as they are. */
const FIELDS = [
  {
    role: 'wheat',
    color: '#dfc163',
    tones: ['#dfc67c', '#d6b869', '#e7d393', '#cdb062', '#d9c384'],
  },
  { role: 'fallow', color: '#a18965', tones: ['#b79c78', '#a98d6a', '#c2a985', '#ad9674'] },
  { role: 'crop', color: '#a9c074', tones: ['#a9c074', '#b7c981', '#9cb76c', '#c3cd8c', '#abbd7d'] },
] as const;

/** The look of a field: the role of its marks and its tones. */
export interface FieldTones {
  readonly role: 'wheat' | 'fallow' | 'crop';
  readonly tones: readonly string[];
}

/** Hay and green crops, which meadows beside fields bear. */
export const HAY: FieldTones = FIELDS[2];

const fieldTonesOfColor = new Map<string, FieldTones>();

/** The look of the fields of a color: that of the crop of the nearest color, drawn to the own color where it is far. */
export function fieldTones(color: string): FieldTones {
  let known = fieldTonesOfColor.get(color);
  if (known) return known;
  const nearest = FIELDS.reduce((a, b) => (farApart(a.color, color) <= farApart(b.color, color) ? a : b));
  const share = ownShare(nearest.color, color);
  known = { role: nearest.role, tones: nearest.tones.map((tone) => mix(tone, color, share)) };
  fieldTonesOfColor.set(color, known);
  return known;
}

/** The colors of the built-in kinds of each pattern, which show the tones of the map as they are. */
const USUAL: Partial<Readonly<Record<Pattern, readonly string[]>>> = {
  house: ['#b8603f'],
  townhouse: ['#a94929'],
  barn: ['#7f3d28'],
  orchard: ['#82a05a'],
  garden: ['#aecb82'],
  wood: ['#7aa048'],
  hedge: ['#5c7830'],
  meadow: ['#c5d781'],
  yard: ['#dccba6'],
  pond: ['#8ab8c9'],
  street: ['#eee0c1'],
  lane: ['#f1dfb1'],
  square: ['#ecd89c', '#aca7a7'],
  market: ['#b04a48', '#ecd89c'],
  bridge: ['#cdb58d'],
  quay: ['#d1c5ae'],
  pier: ['#c8a032'],
  rampart: ['#918c89'],
  turret: ['#70707e'],
  palisade: ['#886a52'],
};

/** How far two colors lie apart, 0..1. */
function farApart(a: string, b: string): number {
  const [x, y] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)];
  let sum = 0;
  for (const bits of [16, 8, 0]) sum += (((x >> bits) & 255) - ((y >> bits) & 255)) ** 2;
  return Math.sqrt(sum / 3) / 255;
}

/** Greatest distance of a color that is taken for a usual one. */
const NEAR = 0.07;

/** How much of a chosen color comes into a tone: nothing when it is nearly the usual one. */
function ownShare(usual: string, color: string): number {
  const far = farApart(usual, color);
  return far < NEAR ? 0 : far < 0.16 ? 0.35 : 0.62;
}

/** A tone of the map for a kind: as it is for kinds of usual colors, and drawn to the color of others. */
export function tinted(tone: string, kind: Kind | undefined): string {
  if (!kind) return tone;
  const usual = USUAL[patternOf(kind)];
  if (!usual) return tone;
  const share = Math.min(...usual.map((color) => ownShare(color, kind.color)));
  return share === 0 ? tone : mix(tone, kind.color, share);
}

/** Whether a kind has the roofs of the town. Shops, halls and kinds of chosen colors have their own. */
export function hasTownRoof(kind: Kind): boolean {
  return (USUAL[patternOf(kind)] ?? []).some((color) => ownShare(color, kind.color) === 0);
}

/** Where light comes from, and how strong it is. */
export interface Light {
  /** Unit vector to the light. */
  readonly to: Vec;
  /** How much the sides away from the light are darkened, 0..1. */
  readonly shade: number;
  /** How much the sides toward it are lightened. */
  readonly shine: number;
  /** Where the shadow of a thing of height 1 ends. */
  readonly shadow: Vec;
}

/** The light of the day: from the north-west, a little more from the north. */
export const DAYLIGHT: Light = { to: [-0.559, -0.829], shade: 0.44, shine: 0.3, shadow: [0.8, 1] };

/** Steps of brightness on each side: few, so that faces gather into few paths. */
const STEPS = 5;

/** The color of a roof face that slopes down toward a direction of unit length. */
export function litColor(color: string, down: Vec, { to, shade, shine }: Light): string {
  const brightness = Math.round(STEPS * dot(down, to)) / STEPS;
  return brightness >= 0
    ? mix(color, '#fff3d6', shine * brightness)
    : mix(color, '#2b2430', -shade * brightness);
}

/** Whether a face that slopes down toward a direction lies in its own shade. */
export function isShaded(down: Vec, { to }: Light): boolean {
  return dot(down, to) < -0.1;
}
