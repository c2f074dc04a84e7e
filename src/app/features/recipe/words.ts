import type { CoastForm } from '../../../engine/land/coast.ts';
import { amount, number } from '../../kit/number-words.ts';
import type { DistrictRecipe, LandRecipe } from '../../../engine/recipe/recipe.ts';
import type { Shift } from '../../../engine/segment/shift.ts';
import type { RecipePart } from '../../cityview/recipe-change.ts';
import type { Stale } from './stale.ts';
import type { RuleSort } from './recipe-preferences.ts';

// Commands.
export const commands = 'City';
export const generateCommand = 'Generate the city';
export const generateKeywords = 'make build run';
export const presetCommands = 'Start from a preset';
export const startFrom = (preset: string) => `Start from preset ${preset}`;
export const generated = (placements: number) => amount(placements, 'placement');
export const generating = 'it is being generated';
export const newSeedCommand = 'Generate with new seed';
export const newSeedKeywords = 'dice random again another city';
export const rulesCommand = 'Schematics of the recipe…';
export const rulesKeywords = 'table rules weight minimum maximum groups poses spacing';

export const askAgainCommand = 'Ask again what Generate does with edits by hand';
export const askAgainKeywords = 'keep locked replace remember question';
export const isAsked = 'it is asked';

// Edits by hand, when a city is generated or a part of it rolled again.
export const handWorkTitle = {
  generate: 'Generate over edits by hand?',
  reroll: 'Reroll over edits by hand?',
} as const;
export const handWorkReplaced = {
  generate: 'Generate would replace:',
  reroll: 'The reroll would replace:',
} as const;
export const handPlacements = (count: number) => `${amount(count, 'placement')} by hand`;
export const handGround = (segments: number) => `${amount(segments, 'segment')} of painted ground`;
export const handRemoved = (count: number) => `the places of ${amount(count, 'removed placement')}`;
export const handDistricts = 'the painted districts';
export const handLand = 'the land that was drawn or imported';
export const namedWork = (names: readonly (readonly [string, number])[], more: number) =>
  names.map(([name, count]) => (count === 1 ? name : `${name} ×${number(count)}`)).join(', ') +
  (more > 0 ? ` and ${number(more)} more` : '');
export const keptPlacements = 'Kept placements are locked.';
export const keptRemoved = 'Nothing is built where you removed something.';
export const keptGround = 'Painted ground stays where nothing is built on it.';
export const keptDistricts = 'Painted districts stay as far as the land reaches.';
export const misfits = (count: number) =>
  `If you keep them, ${amount(count, 'placement')} that the recipe wants elsewhere ${count === 1 ? 'is' : 'are'} replaced there`;
export const nothingKept = 'Undo brings it back.';
export const rememberAnswer = 'Do the same for the rest of this session';
export const replaceHandWork = 'Replace';
export const keepAsLocked = 'Keep as locked';
export const keepEdits = 'Keep';

// The line over the board about changes since the city was generated.
const recipeParts: Readonly<Record<RecipePart, string>> = {
  seed: 'seed',
  land: 'land',
  districts: 'districts',
  rules: 'rules',
  fill: 'fill',
  town: 'town',
};
export const changed = ({ parts, schematics, kinds }: Stale) =>
  `Changed since Generate: ${[
    ...parts.map((part) => recipeParts[part]),
    ...few(schematics, 'schematic'),
    ...few(kinds, 'kind'),
  ].join(', ')}`;
/** The names of one or two, with what they are: "schematic Mill"; else their number. */
const few = (names: readonly string[], one: string) =>
  names.length === 0
    ? []
    : [
        names.length > 2
          ? amount(names.length, one)
          : `${one}${names.length > 1 ? 's' : ''} ${names.join(' and ')}`,
      ];
export const generateAgain = 'Generate again';
export const liveIsWaiting = 'Live waits: it would replace edits by hand';
export const orLive = 'Live does it after every change';

/** The step of the undo history that changes a number or a choice. */
export const change = (label: string) => `Change ${label.toLowerCase()}`;

// Presets.
export const presets = 'Start from a preset';
export const builtInPresets = {
  hamlet: { name: 'Hamlet', about: 'A pond, some houses, fields' },
  'street-village': { name: 'Street village', about: 'Houses along a lane through the fields' },
  'market-town': { name: 'Market town', about: 'Streets that meet at a market' },
  'river-town': { name: 'River town', about: 'A wide river with bridges' },
  'walled-town': { name: 'Walled town', about: 'A closed wall with gates, a river, farms' },
  'double-walled-city': { name: 'Double-walled city', about: 'An old town in a ring of its own' },
  port: { name: 'Port', about: 'Quays and piers at a shore' },
  'hill-fort': { name: 'Hill fort', about: 'Houses behind a palisade, woods around' },
  'monastery-lands': { name: 'Monastery lands', about: 'A walled close, farms on their lanes' },
  quarters: { name: 'Quarters', about: 'Merchants, commons and gardens at a bay' },
} as const;
export const ownPresets = 'Yours';
export const presetsLabel = 'Presets';
export const renamePreset = (name: string) => `Rename “${name}”`;
export const deletePreset = (name: string) => `Delete “${name}”`;
export const saveItem = 'Save as preset…';
export const saveTitle = 'Save as preset';
export const renameTitle = 'Rename the preset';
export const presetName = 'Name';
export const replacesPreset = 'Replaces the preset of this name';
export const replace = 'Replace';
export const save = 'Save';
export const presetSaved = (name: string) => `“${name}” was saved as a preset.`;
export const presetUnreadable = (name: string, path: string, message: string) =>
  `“${name}” cannot be read: ${path}: ${message}.`;
export const storageFull = 'The browser’s storage is full. Export the recipe as a file instead.';
export const applyPreset = (name: string) => `Apply preset “${name}”`;

// Seed and land.
export const seed = 'Seed';
export const changeSeed = change(seed);
export const seedHint = 'A number or words. Words become a number.';
export const wordsAsSeed = (number: number) => `Words become a number: ${number}`;
export const newSeed = 'New seed';
export const land = 'Land';
export const changeLand = change(land);
export const landShapes: Readonly<Record<LandRecipe['shape'], string>> = {
  hexagon: 'Hexagon',
  rectangle: 'Rectangle',
  island: 'Island',
  coast: 'Coast',
  rows: 'As on the board',
};
export const coastForm = 'Form';
export const coastForms: Readonly<Record<CoastForm, string>> = {
  round: 'Round',
  bay: 'With a bay',
  peninsula: 'Peninsula',
  valley: 'Valley',
  inland: 'Inland',
  shore: 'Shore',
};
export const seaSide = 'Sea in the';
export const seaSides = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;
export const radius = 'Radius';
export const columns = 'Columns';
export const rows = 'Rows';
export const hexes = 'Hexes';
export const islandShape = 'Island shape';
export const compareIslands = 'Compare islands…';
export const hexCount = (count: number) => `${number(count)} hexes`;

// Rivers, walls and streets.
export const town = 'Town';
export const changeTown = change('town');
export const partsOfTown = (parts: number) => (parts === 0 ? 'none' : `${parts} of 5`);
export const rivers = 'Rivers';
export const riversDetail = 'From edge to edge, or to the sea';
export const noWater = 'The library has no kind of river.';
export const riverCount = 'How many';
export const walls = 'Walls';
export const wallsDetail = 'A closed line with gates';
export const noWallPieces = 'The library has no strips of wall.';
export const wall = (number: number) => `Wall ${number}`;
export const wallStyle = 'Made of';
export const wallStyles = { stone: 'Stone', palisade: 'Palisade' } as const;
export const ownPieces = 'Own pieces';
export const wallAround = 'Around';
export const wallShare = 'Of the land (%)';
export const mostGates = (number: number, walls: number) =>
  walls > 1 ? `Gates, at most, wall ${number}` : 'Gates, at most';
export const gateSpacing = 'Wall segments between gates';
export const addWall = 'Add a wall';
export const removeWall = (number: number) => `Remove wall ${number}`;
export const streets = 'Streets';
export const streetsDetail = 'One network, then lanes to every house';
export const noStreetKind = 'The library has no kind of street.';
export const joins = 'Join';
export const streetEnds = { gates: 'Gates', doors: 'Doors', edge: 'Edge of land' } as const;
export const reach = 'Reach';
export const reachDetail = 'Every door can be walked to';
export const rest = 'Open land';
export const restDetail = 'Fill gaps with meadow, yard, wood';
export const noGroupsForRest = 'It goes by districts: choose some first.';
export const restOf = (group: string) => `Open land of ${group}`;
export const riverWidth = 'River width';
export const gates = (number: number, walls: number) =>
  walls > 1 ? `Gates, at least, wall ${number}` : 'Gates, at least';
export const streetWithin = (group: string | null) =>
  group === null ? 'Most steps to a lane' : `Most steps to a lane, in ${group}`;
export const noLanes = 'none';
export const loops = 'Extra links';
export const crooked = 'Crooked streets';

// Near and far.
export const near = 'distances';
export const nearTo = 'Distance to';
export const nearLeast = 'Least';
export const nearMost = 'Most';
export const addNear = 'Add a distance';
export const removeNear = (number: number) => `Remove distance ${number}`;
export const nearPlaces = {
  '@street': 'Streets',
  '@sea': 'The sea',
  '@edge': 'Edge of the land',
  '@center': 'The center',
  '@wall': 'Walls',
  '@gate': 'Gates',
} as const;
export const align = 'In strips';

// Districts.
export const districtsOf = (method: DistrictRecipe['method'], groups: readonly string[]) =>
  [districtMethods[method], ...(groups.length > 0 ? [groups.join(', ')] : [])].join(': ');
const districtMethods: Readonly<Record<DistrictRecipe['method'], string>> = {
  none: 'no districts',
  growth: 'territories',
  schelling: 'neighborhoods',
};
export const districts = 'Districts…';
export const letAllInto = (group: string) => `Let all pieces into ${group}`;

// Fill.
export const fill = 'Fill';
export const changeFill = change(fill);
export const byWeight = 'Mixed, by weight';
export const largestFirst = 'Largest first';
export const cover = 'Cover (%)';
export const changeCoverage = change('coverage');

// Generating.
export const live = 'Live';
export const liveHint = 'Every change of the recipe generates the city again. Locked pieces stay.';
export const generate = 'Generate';
export const cancel = 'Cancel';
export const progress = 'Progress';
export const cityUnchanged = 'Your city is unchanged';
export const dismiss = 'Dismiss';
export const moreLikeIt = (count: number) => `and ${count} more like it`;

// The check of the recipe.
export const check = 'Recipe check';
export const checking = 'Checking …';
export const canBeMet = 'Recipe can be met';
export const problemCount = (count: number) => amount(count, 'problem');
export const problemsChecking = (count: number) => `${amount(count, 'problem')} …`;
export const problems = 'Problems of the recipe';
export const moreProblems = (count: number) => `and ${count} more`;
export const show = 'show';
export const hide = 'hide';
export const fixes = 'Fixes';
export const noneLeft = 'No problems left';
export const problemsLeft = (count: number) => `${problemCount(count)} left`;
export const notChecked = (reason: string) => `The recipe could not be checked: ${reason}.`;
export const tryAgain = 'Try again';

// The list of rules.
export const rules = 'Schematics of the recipe';
export const schematics = 'Schematics';
export const noRules = 'No schematics yet. Tick some in the library.';
export const cannotBeMet = 'Cannot be met';
export const chanceAfter = ' chance';
export const alwaysPlaced = 'always placed';
export const allInTable = 'All in a table';
export const order = 'Order of the list';
export const orders: Readonly<Record<RuleSort, string>> = {
  own: 'As in the recipe',
  name: 'By name',
  weight: 'By weight',
};
export const equalWeights = 'Equal weights';
export const resetAll = 'Reset all to defaults';
export const resetAllStep = 'Reset all rules';
export const hasAll = 'The recipe has every schematic';
export const addFromLibrary = 'Add from the library';
export const all = (count: number) => `All ${count}`;
export const addAllStep = 'Add all to recipe';

// The box beside a schematic of the library.
export const usedHint = 'Used when generating';
export const generateWith = (schematic: string) => `Generate with ${schematic}`;
export const addStep = (schematic: string) => `Add ${schematic} to recipe`;
export const removeStep = (schematic: string) => `Remove ${schematic} from recipe`;

// The table of rules.
export const schematic = 'Schematic';
export const chance = 'Chance';
export const groups = 'Groups';
export const poses = 'Poses';
export const remove = 'Remove';
export const groupsOf = (schematic: string) => `Groups of ${schematic}`;
export const anywhereInTable = 'anywhere';
export const someOf = (count: number, all: number) => `${count} of ${all}`;
export const posesOf = (schematic: string) => `Poses of ${schematic}`;
export const mirrored = 'mirrored';
export const removeHint = 'Remove from the recipe';
export const removeFromRecipe = (schematic: string) => `Remove ${schematic} from the recipe`;

// One rule.
export const ruleOf = (schematic: string) => `Rule of ${schematic}`;
export const numberNames = {
  weight: 'Weight',
  min: 'Minimum',
  max: 'Maximum',
  spacing: 'Min. distance',
} as const;
export const noMaximum = 'any';
export const ofSchematic = (label: string, schematic: string) => `${label}, ${schematic}`;
export const changeOf = (label: string, schematic: string) => `${change(label)} of ${schematic}`;
export const anywhere = 'Anywhere';
export const rotations = 'Rotations';
export const shifts = 'Shifts';
export const shiftNames: Readonly<Record<Shift, string>> = {
  [-1]: 'Shifted left',
  0: 'Unshifted',
  1: 'Shifted right',
};
export const includeMirrored = 'Include mirrored';
export const resetStep = (schematic: string) => `Reset the rule of ${schematic}`;
export const defaults = 'Defaults';
