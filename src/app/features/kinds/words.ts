import type { Pattern } from '../../../formats/kinds/pattern.ts';
import { amount } from '../../kit/number-words.ts';
import type { DigitReason } from '../../board/tools/kind-digits.ts';
import type { Problem } from '../../../engine/problem.ts';
import type { Edge, Roof, Surface } from '../../../engine/schematic/kind-look.ts';
import type { FootprintRule } from '../../../engine/schematic/kind.ts';
import type { Vision } from './color-checks.ts';
import type { Broken } from './kind-edits.ts';

export { kinds } from './first-words.ts';

// Commands.
export const addKindCommand = 'Add kind…';
export const addKindKeywords = 'new create building color';
export const editKindCommand = 'Edit kind…';
export const editKindKeywords = 'change color glyph pattern footprint name';
export const deleteKindCommand = 'Delete kind…';
export const deleteKindKeywords = 'remove';
export const noKindInHand = 'no kind is in hand';

// The palette.
export const searchLabel = 'Search kinds';
export const searchPlaceholder = (kinds: number) => `Search ${kinds} kinds`;
export const clearSearch = 'Clear search';
export const addKindHint = 'Add a kind';
export const matches = (kinds: number) => (kinds === 1 ? '1 kind matches' : `${kinds} kinds match`);
const digitReasons: Readonly<Record<DigitReason, string>> = {
  schematic: 'the open schematic uses it',
  library: 'the library uses it',
  palette: 'next in the palette',
};
/** `House · key 1: the open schematic uses it` */
export const swatchHint = (kind: string, digit: string | null, reason: DigitReason | null) =>
  digit === null || reason === null ? kind : `${kind} · key ${digit}: ${digitReasons[reason]}`;
export const noMatch = (search: string) => `No kind matches “${search}”.`;

// The kind in hand.
const footprintNames: Readonly<Record<FootprintRule, string>> = {
  segment: 'One per segment',
  tile: 'Whole tile',
  area: 'Joined area',
};
export const detail = (footprint: FootprintRule, isWalkable: boolean) =>
  `${footprintNames[footprint]}${isWalkable ? ' · walkable' : ''}`;
export const editHint = 'Edit · F2 or double click';
export const more = (kind: string) => `More for kind ${kind}`;
export const moveBefore = 'Move before';
export const moveAfter = 'Move after';
export const duplicate = 'Duplicate…';
export const deleteItem = 'Delete…';
export const newPlace = (kind: string, place: number, places: number) =>
  `${kind}: place ${place} of ${places}`;

// Steps of the undo history, and titles of dialogs.
export const addKindNamed = (kind: string) => `Add kind ${kind}`;
export const editKindNamed = (kind: string) => `Edit kind ${kind}`;
export const deleteKindNamed = (kind: string) => `Delete kind ${kind}`;
export const moveKindNamed = (kind: string) => `Move kind ${kind}`;

// The dialog that adds or edits a kind.
export const newKind = 'New kind';
export const name = 'Name';
export const nameTaken = 'Another kind has this name.';
export const nameMissing = 'A kind needs a name.';
export const glyph = 'Glyph';
export const glyphWrong = 'One character from the keyboard, except . and ~';
export const glyphTaken = (kind: string) => `${kind} has this glyph.`;
/** The words before the id. */
export const glyphAndId = 'Text maps show the glyph; schematics use the id:';
export const color = 'Color';
export const colorWrong = 'A color is # and six of 0-9 and a-f.';
export const secondWrong = 'A color is # and six of 0-9 and a-f; leave it empty for the pattern’s own.';
export const pick = (field: string) => `Pick ${field.toLowerCase()}`;
export const clear = (field: string) => `Clear ${field.toLowerCase()}`;
export const saturation = 'Saturation and brightness';
export const hue = 'Hue';
export const suggestColor = 'Suggest color';
export const footprint = 'Footprint';
export const footprintChoices: Readonly<
  Record<FootprintRule, { readonly label: string; readonly detail: string }>
> = {
  segment: { label: 'Segment', detail: 'Each segment is a building.' },
  tile: { label: 'Tile', detail: 'The six around a center or corner are one building.' },
  area: { label: 'Area', detail: 'Touching segments are one building.' },
};
export const walkable = 'Walkable';
export const walkableHint = 'People can cross it: fields, yards, gates. The checks look for a way in.';
export const pattern = 'Pattern';
export const automatic = 'Automatic';
export const secondColor = 'Second color';
export const secondAlike = 'Hard to tell from the color of the kind.';
/** `Paints the furrows.` */
export const secondHint = (pattern: Pattern) => `Paints the ${accents[pattern]}.`;
const accents: Readonly<Record<Pattern, string>> = {
  house: 'ridges',
  shop: 'awning',
  barn: 'ridge',
  well: 'stones',
  church: 'tower',
  mill: 'sails',
  castle: 'banner and battlements',
  tower: 'roof and battlements',
  market: 'stripes',
  hall: 'emblem and ridge',
  wall: 'battlements',
  gate: 'turrets and battlements',
  townhouse: 'ridge',
  rampart: 'walkway',
  turret: 'roof',
  archway: 'roofs',
  palisade: 'posts',
  street: 'edges and surface',
  lane: 'edges',
  square: 'border and surface',
  bridge: 'railings',
  quay: 'paving',
  pier: 'sails',
  river: 'banks and surface',
  meadow: 'blades of grass',
  wood: 'half of the trees',
  hedge: 'half of the bushes',
  field: 'furrows',
  orchard: 'grass',
  garden: 'flowers',
  yard: 'joints of the paving',
  pond: 'water lines',
  ground: 'lines',
  block: 'lines',
};
export const edge = 'Edge';
export const edgeLabels: Readonly<Record<Edge, string>> = {
  grass: 'Grass',
  quay: 'Quay',
  stone: 'Stone',
  none: 'None',
};
export const roof = 'Roof';
export const roofLabels: Readonly<Record<Roof, string>> = {
  gable: 'Gable',
  hip: 'Hip',
  tent: 'Tent',
  flat: 'Flat',
  split: 'Half and half',
};
export const surface = 'Surface';
export const surfaceLabels: Readonly<Record<Surface, string>> = {
  plain: 'Plain',
  lines: 'Lines',
  slabs: 'Slabs',
  cobbles: 'Cobbles',
  tufts: 'Tufts',
  ripples: 'Ripples',
};
export const symbol = 'Symbol';
export const symbolText = 'Letter or SVG text';
export const symbolPlaceholder = 'A letter, or paste an SVG';
export const chooseSvg = 'Choose SVG…';
export const removeSymbol = 'Remove';
export const letterEmpty = 'This sign leaves no mark. Type another one.';
/** `svg/text[1]: <text> needs a font: convert it to paths first.` */
export const symbolProblem = ({ path, message }: Problem) => `${path}: ${message}.`;
export const cityKeepsKinds = 'Cities keep the kinds that they were made with.';
export const cancel = 'Cancel';
export const save = 'Save';
export const addKind = 'Add kind';

// The preview of a kind, and what its color is worth.
export const preview = 'Preview';
export const lightBoard = 'Light board';
export const darkBoard = 'Dark board';
export const inPoses = 'In its six rotations';
export const contrast = (ratio: string) => `contrast ${ratio}`;
export const lowContrast = (ratio: string, enough: number) => `contrast ${ratio}, less than ${enough}`;
export const contrastWithOthers = 'Contrast with other kinds';
export const visionNames: Readonly<Record<Vision, string>> = {
  full: 'Full color vision',
  protanopia: 'Protanopia, no red',
  deuteranopia: 'Deuteranopia, no green',
  tritanopia: 'Tritanopia, no blue',
};
export const hardToTell = (kind: string) => `Hard to tell from ${kind}`;
export const closest = (kind: string) => `Closest is ${kind}`;
export const colorDifference = 'Difference of color, CIEDE2000';

// The dialog that deletes a kind.
export const lastKind = 'This is the last kind. Painting needs at least one.';
export const keepKind = 'Keep kind';
export const uses = (segments: number, schematics: readonly Named[], inCity: boolean) =>
  (segments > 0
    ? `It is used on ${amount(segments, 'segment')} in ${amount(schematics.length, 'schematic')}: ${list(schematics)}.`
    : 'No schematic uses it.') + (inCity ? ' Cities keep their own copy.' : '');
export const itsSegments = 'Its segments';
export const becomeOther = 'become another kind';
export const otherKind = 'Other kind';
export const becomeEmpty = 'become empty';
export const leftEmpty = (schematics: readonly Named[]) => `${list(schematics)} would have no segment left.`;
export const deleteKind = 'Delete kind';

/** `12 segments in 3 schematics would not be a whole tile.` */
export const broken = ({ segments, schematics }: Broken) =>
  `${amount(segments, 'segment')} in ${amount(schematics, 'schematic')} would not be a whole tile.`;

interface Named {
  readonly name: string;
}

/** Names that are listed before the others are only counted. */
const LISTED = 4;

/** `Mill, Barn and Inn`, `Mill, Barn, Inn, Well and 12 more`. */
function list(named: readonly Named[]): string {
  const names = named.map((one) => one.name);
  const shown =
    names.length > LISTED + 1 ? [...names.slice(0, LISTED), `${names.length - LISTED} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)!}`;
}

// The pictures of kinds.
export const patternLabels: Readonly<Record<Pattern, string>> = {
  house: 'House',
  shop: 'Shop',
  barn: 'Barn',
  well: 'Well',
  church: 'Church',
  mill: 'Mill',
  castle: 'Castle',
  tower: 'Tower',
  market: 'Market',
  hall: 'Hall',
  wall: 'Wall',
  gate: 'Gate',
  townhouse: 'Town house',
  rampart: 'Town wall',
  turret: 'Wall tower',
  archway: 'Town gate',
  palisade: 'Palisade',
  street: 'Street',
  lane: 'Lane',
  square: 'Square',
  bridge: 'Bridge',
  quay: 'Quay',
  pier: 'Pier',
  river: 'River',
  meadow: 'Meadow',
  wood: 'Wood',
  hedge: 'Hedge',
  field: 'Field',
  orchard: 'Orchard',
  garden: 'Garden',
  yard: 'Yard',
  pond: 'Pond',
  ground: 'Plain ground',
  block: 'Block',
};
