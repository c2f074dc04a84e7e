import { amount, number } from '../kit/number-words.ts';
import type { ProblemWords } from '../../engine/generate/problem.ts';
import type { Reason } from '../../engine/fit/conditions.ts';
import type { Progress } from '../../engine/generate/progress.ts';

/** The stages of a generation, as the page shows them while one runs. */
export const stages: Readonly<Record<Progress['stage'], string>> = {
  land: 'Laying out the land',
  check: 'Checking the recipe',
  minimums: 'Placing what is required',
  fill: 'Filling the city',
};

// A generation.
export const countingStopped = 'counting stopped';
export const cityChanged = 'The city was changed while the new one was being generated, which was let go.';
export const generatorFailed = (reason: string) => `The generator failed: ${reason}.`;
export const generateStep = (seed: number) => `Generate from seed ${seed}`;
export const generateCityStep = (city: string, seed: number) => `Generate ${city} from seed ${seed}`;
export const generatedCity = (city: string) => `${city} is generated.`;
export const notGenerated = (city: string) => `${city} could not be generated: open it to see why.`;
export const sameCity = 'Nothing changed: this seed gives the same city.';

// Work by hand that a generation keeps or replaces.
export const handWorkDone = {
  keep: 'Edits by hand were kept, as you chose for this session.',
  replace: 'Edits by hand were replaced, as you chose for this session.',
} as const;
export const askAgain = 'Ask again';
export const notKept = (
  off: number,
  { ground, removed }: { readonly ground: number; readonly removed: number },
) =>
  `Could not be kept: ${[
    ...(off > 0 ? [`${amount(off, 'placement')} off the new land`] : []),
    ...(ground > 0 ? [`${amount(ground, 'painted segment')} under buildings or off the land`] : []),
    ...(removed > 0 ? [`${amount(removed, 'removed placement')}, built over again or off the land`] : []),
  ].join(', ')}.`;

// The numbers of a rule.
export const apart = (spacing: number) => `${spacing} apart`;
export const poses = 'poses';
export const none = 'none';
export const exactly = (count: number) => `exactly ${count}`;
export const anyNumber = 'any number';
export const atLeast = (min: number) => `at least ${min}`;
export const upTo = (max: number) => `up to ${max}`;
export const range = (min: number, max: number) => `${min} to ${max}`;

// Changes that fix a recipe, with the name of the schematic where it is not plain.
export const removeFromRecipe = 'Remove from recipe';
export const useSeed = (seed: number) => `Use seed ${seed}`;
export const changeSeed = 'Change seed';
export const changeLand = 'Change land';
export const fixRecipe = 'Fix recipe';
export const enlargeRadius = (radius: number) => `Enlarge radius to ${radius}`;
export const enlargeRectangle = (columns: number, rows: number) => `Enlarge land to ${columns} × ${rows}`;
export const enlargeLand = (hexes: number) => `Enlarge land to ${number(hexes)} hexes`;
export const removeMinimum = (name?: string) => `Remove minimum${of(name)}`;
export const raiseMinimum = (min: number, name?: string) => `Raise minimum${of(name)} to ${min}`;
export const lowerMinimum = (min: number, name?: string) => `Lower minimum${of(name)} to ${min}`;
export const raiseMaximum = (max: number, name?: string) => `Raise maximum${of(name)} to ${max}`;
export const allowAllGroups = (name?: string) => `Allow all groups${of(name)}`;
export const limitGroups = (groups: readonly string[], name?: string) =>
  `Limit groups${of(name)} to ${groups.join(', ')}`;
export const lowerDistance = (spacing: number, name?: string) =>
  `Lower min. distance${of(name)} to ${spacing}`;
export const removeDistance = (name?: string) => `Remove min. distance${of(name)}`;
export const allowAllDistances = (name?: string) => `Remove distances${of(name)}`;
export const dropDistances = (places: readonly string[], name?: string) =>
  `Remove distance to ${places.map((to) => to.replace('@', 'the ')).join(', ')}${of(name)}`;
export const gatesAsked = (min: number) =>
  min === 0 ? 'Ask for no gates' : `Ask for ${amount(min, 'gate')}`;
export const gatesAllowed = (max: number) => `Allow ${amount(max, 'gate')}`;
export const gatesApart = (spacing: number) => `Put gates ${spacing} apart`;
export const wallAroundGroups = (groups: readonly string[]) => `Put the wall around ${groups.join(', ')}`;
export const wallAroundShare = (share: number) =>
  `Put the wall around ${Math.round(100 * share)} % of the land`;
export const removeWall = 'Remove the wall';
export const lowerRivers = (count: number) => `Lower rivers to ${count}`;
export const addStreets = 'Add streets';
export const raiseWithin = (steps: number, group: string | null) =>
  `Raise steps to lanes${group === null ? '' : ` in ${group}`} to ${steps}`;
export const removePart = {
  rivers: 'Remove rivers',
  rest: 'Leave the rest free',
  reach: 'Do not ask for reach',
} as const;
export const allowAllPoses = (name?: string) => `Allow all poses${of(name)}`;

function of(name: string | undefined): string {
  return name === undefined ? '' : ` of ${name}`;
}

const parters = {
  rest: 'ground that is laid at the end',
  rivers: 'rivers',
  walls: 'walls',
  pieces: 'pieces',
};

/** Ways to have what a distance is counted to, for each place that not every recipe has. */
const bringers: Readonly<Record<string, string>> = {
  '@street': 'add streets',
  '@wall': 'add a wall',
  '@gate': 'add a wall with gates',
};

const withoutIt = {
  rivers: 'without the river it fits',
  ground: 'without the ground in its way it fits',
};

/** The reasons why there is no city, by code. */
export const problems: ProblemWords = {
  'bad-seed': ({ seed, most }) => `expected an integer 0..${most}, found ${seed}`,
  'unknown-schematic': ({ schematic }) => `no schematic "${schematic}" in the library`,
  'min-above-max': ({ min, max }) => `minimum ${min} is more than maximum ${max}`,
  'no-districts': () => 'groups need districts, and this recipe has none',
  'unknown-groups': ({ groups }) =>
    `no district has the group ${groups.map((group) => `"${group}"`).join(' or ')}`,
  'near-nothing': ({ to }) =>
    `asks for a distance to “${to}”, which nothing in this recipe brings: ${bringers[to] ?? 'add a rule, a river, a street or rest of this kind'}, or remove the distance`,
  'land-too-wide': ({ columns, rows, most }) =>
    `the land spreads over a box of ${columns} × ${rows} hexes; at most ${most} hexes can be worked on`,
  'too-many-groups': ({ groups, most }) => `expected at most ${most} groups, found ${groups}`,
  'same-id': () => 'two of the placements that stay have this id',
  'missing-schematic': ({ schematic }) => `its schematic "${schematic}" is not there`,
  'given-does-not-fit': () => 'does not fit on this land beside the other placements that stay',
  'all-locked': () => 'all that is selected is locked',
  'larger-than-ground': ({ segments, largest, groups }) =>
    `needs ${segments} segments in one piece; the largest piece of ${ground(groups)} has ${largest}`,
  'fits-nowhere': ({ min, groups, without }) =>
    `needs at least ${min}, but fits nowhere on ${ground(groups)}, in none of its poses${inTheWay(without)}`,
  'too-close': ({ min, most, spacing, groups }) =>
    `needs at least ${min}; no more than ${most} can be ${spacing} hexes from each other on ${ground(groups)}`,
  'too-few-segments': ({ needed, free, groups }) =>
    `the minimums need ${needed} segments; ${ground(groups)} ${groups === null ? 'has' : 'have'} ${free}`,
  'no-room-beside-given': ({ min, without }) =>
    `needs at least ${min}, and there is no room left${inTheWay(without)}`,
  'no-room-found': ({ min, segments, required, standing }) =>
    `needs at least ${min}, but one of them, ${segments} segments, found no room: gave up after many tries; ` +
    `only ${standing} of ${required} required pieces fitted; another seed may find a way`,
  'too-few-rivers': ({ rivers, count }) =>
    `the land has room for ${rivers} of ${count} rivers, each over free land from edge to edge`,
  'nothing-to-wall': () => 'the wall has no town to surround: enlarge the land',
  'nothing-outside': () => 'there is no land outside of the wall; a wall has ground on both sides',
  'wall-broken': ({ segments }) =>
    `placements that stay cover ${segments} segments of the line of the wall, so that it cannot be closed`,
  'too-few-gates': ({ gates, min }) =>
    `the wall needs at least ${min} gates; its line has room for ${gates} with free ground on both sides`,
  'gates-too-far-apart': ({ gates, min, spacing, widest }) =>
    `with ${spacing} segments between two gates the line has room for ${gates} of at least ${min} gates; ` +
    `with ${widest} it has room for all`,
  'no-street-to-gate': () => 'no street can lead to both sides of each of its gates',
  'wall-gap': ({ segments }) =>
    `no piece of the wall covers ${segments} of its segments; a piece of one segment fits anywhere`,
  'unknown-kind': ({ kind }) => `unknown kind “${kind}”`,
  'no-strip': ({ schematic }) => `“${schematic}” is no strip of segments, so that no wall can be made of it`,
  'no-street-to-door': () => 'a door of it cannot be reached by any street',
  'too-far-from-street': ({ segments }) =>
    `${segments} free ${segments === 1 ? 'segment is' : 'segments are'} further from a street, and no lane can come nearer`,
  'condition-not-kept': ({ wish, found }) =>
    `asks for “${wish}” beside it, and would get ${found === '@free' ? 'free land' : `“${found}”`}`,
  'distance-not-kept': ({ to, least, most }) =>
    `asks for ${most === null ? `${least} hexes or more` : `${least} to ${most} hexes`} to “${to}”, which cannot be kept`,
  'public-ground-parted': ({ areas, parts, by }) =>
    `public ground would be in ${areas} ${areas === 1 ? 'piece' : 'pieces'} on ${parts} ` +
    `${parts === 1 ? 'part' : 'parts'} of land${by === null ? '' : `, parted by ${parters[by]}`}`,
  'no-room-together': ({ min, segments, required, standing }) =>
    `needs at least ${min}, but one of them, ${segments} segments, has no room: it is proven that the ` +
    `${required} required pieces cannot all stand together; ${standing} did`,
};
export const placementProblem = (id: number, reason: string) => `No. ${id}: ${reason}.`;
export const problemOfSchematics = (names: readonly string[], reason: string) =>
  `${listed(names)}: ${reason}.`;
export const sentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** Number of names that are listed; the others are counted. */
const MOST_NAMED = 4;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} others` : names.join(', ');
}

function inTheWay(without: keyof typeof withoutIt | null): string {
  return without === null ? '' : `; ${withoutIt[without]}`;
}

function ground(groups: readonly string[] | null): string {
  return groups === null ? 'the land' : groups.join(' and ');
}

// standing-town.ts
export const unmet = (wanted: string, found: string, segments: number) =>
  segments === 1 ? `needs ${wanted}, but has ${found}` : `need ${wanted}, but have ${found}`;
export const foundPlaces: Readonly<Record<string, string>> = {
  '@free': 'free land',
  '@sea': 'sea',
  '@country': 'open country',
};

export const nearPlaces: Readonly<Record<string, string>> = {
  '@street': 'the nearest street',
  '@sea': 'the sea',
  '@edge': 'the edge of the land',
  '@center': 'the center',
  '@wall': 'the wall',
  '@gate': 'the nearest gate',
};
export const nearest = (kind: string) => `the nearest ${kind}`;
export const tooNear = (hexes: number, place: string, least: number) =>
  `${amount(hexes, 'hex', 'hexes')} too near to ${place} (at least ${least})`;
export const tooFar = (hexes: number, place: string, most: number) =>
  `${amount(hexes, 'hex', 'hexes')} too far from ${place} (at most ${most})`;
export const nothingNear = (place: string) => `too far from ${place}: there is none`;

// Why something does not fit.
/** Places that do not meet a condition; the name of the placement at fault follows, if there is one. */
export const reasons: Readonly<Record<Reason, string>> = {
  'off-land': 'off the land',
  ground: 'on',
  occupied: 'taken by',
  'wrong-group': 'in districts of other groups',
  spacing: 'too close to',
  near: 'against the distance kept by',
  align: 'across its district',
  condition: 'against a condition beside',
  'cuts-off': 'cut off from the streets',
};
export const segments = (count: number) => amount(count, 'segment');
export const by = (reason: string, name: string) => `${reason} ${name}`;
export const andMore = (text: string, others: number) => (others > 0 ? `${text} and ${others} more` : text);
export const byMore = (others: number) => `by ${others} more`;
export const otherPlacement = 'another placement';
export const placement = (schematic: string, id: number) => `${schematic} (No. ${id})`;
export const doesNotFit = (reasons: string) => `Does not fit: ${reasons}`;
export const poseRefused = 'pose not allowed by the recipe';
export const anyGround = 'ground';

// Why poses do not fit.
export const inPoses = (reason: string, count: number) => `${reason} in ${count}`;
export const inPosesOf = (reason: string, count: number, poses: number) =>
  `${reason} in ${count} of ${poses} poses`;
export const together = (reasons: readonly string[]) => reasons.join(' and ');
export const inEveryPose = (reasons: string) => `${reasons} in every pose`;

// map/map-pages.ts
export const mapStopped = 'The map stopped';

// map/map-style.ts
export const moodNames = {
  day: 'Day',
  dusk: 'Dusk',
  night: 'Night',
  winter: 'Winter',
  autumn: 'Autumn',
  ink: 'Ink',
  print: 'Print',
} as const;
export const moodStep = (mood: string) => `Mood: ${mood}`;
