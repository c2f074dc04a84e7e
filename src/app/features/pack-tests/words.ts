import { amount, number } from '../../kit/number-words.ts';
import type { PlaceTest } from '../../../engine/pack/pack.ts';

// TestsPanel.tsx
export const noTests =
  'No tests yet. Paint a scene that this piece must fit into, or must not. In the City workspace, “Add test: must fit here” (Ctrl+K) takes the scene from the city.';
export const testsOf = (pack: string) => `Tests of the pack ${pack}`;
export const newScene = 'Paint scene';
export const newPlaced = 'Count cities';

// TestRow.tsx
export const wanted = (kind: PlaceTest['kind']) => (kind === 'fits' ? 'Must fit' : 'Must not fit');
export const placedTitle = (atLeast: number, recipe: string) =>
  `In at least ${atLeast} of 100 cities of ${recipe}`;
export const passes = 'Passes';
export const fails = (reason: string) => `Fails: ${reason}`;
export const notRun = 'Not run yet';
export const running = (made: number, having: number) =>
  `${number(made)} of 100 cities made, ${number(having)} ${having === 1 ? 'has' : 'have'} it`;
export const editTest = 'Edit test:';
export const runTest = (what: string) => `Run test: ${what}`;
export const stopTest = (what: string) => `Stop test: ${what}`;
export const deleteTest = (what: string) => `Delete test: ${what}`;

// PlacedForm.tsx
export const placedNameExample = 'stands at every harbor';
export const citiesOf = 'Cities of';
export const atLeast = 'At least, of 100';
export const addPlaced = 'Add test';
export const openCityHint = 'The pack keeps a copy of the recipe as it is now.';
export const leftOut = (ids: readonly string[]) =>
  `The pack's copy of the recipe leaves out ${amount(ids.length, 'schematic')} of other packs: ${ids.join(', ')}.`;

// tested-recipe.ts, take-recipe.ts
export const ofThePack = 'Recipes of the pack';
export const ofYourWork = 'Your work';
export const openCity = 'The open city';
export const presetsGroup = 'Presets';
export const unnamedRecipe = 'Recipe';
export const presets = {
  hamlet: 'Hamlet',
  'street-village': 'Street village',
  'hill-fort': 'Hill fort',
  'monastery-lands': 'Monastery lands',
  'market-town': 'Market town',
  'river-town': 'River town',
  port: 'Port',
  'walled-town': 'Walled town',
  'double-walled-city': 'Double-walled city',
  quarters: 'Quarters',
} as const;

// TestsDialog.tsx
export const checkOf = (pack: string) => `Check “${pack}”`;
export const sceneTest = 'Test in a scene';
export const placedTest = 'Test in cities';

// PackCheckView.tsx
export const tests = 'All tests';
export const noTestsOfPack = 'This pack has no tests. Open one of its schematics to write some.';
export const findings = 'Suggestions';
export const stop = 'Stop';
export const runAgain = 'Run again';
export const searching = 'Cities made';
export const searched = (made: number) => `${number(made)} of 100 cities made`;
export const searchWaits = 'Tests run first.';
export const searchStopped = 'Stopped. Doubles are found without any city; the rest needs all 100.';
export const searchFailed = (reason: string) => `No city can be generated: ${reason}.`;
export const found = (count: number) =>
  `100 cities were generated: ${count === 0 ? 'no suggestions' : amount(count, 'suggestion')}.`;
export const nothingFound = 'Every schematic and every pose is used, and none is there twice.';

// FindingRow.tsx
export const double = (of: string) => `The same as ${of} in another pose: keep one, and double its weight.`;
export const neverPlaced = 'Never placed (100 cities).';
export const unusedPoses = (poses: readonly string[], count: number) =>
  `Never placed in ${amount(count, 'pose')} (100 cities): ${poses.join(', ')}${count > poses.length ? ', …' : '.'}`;

// SceneEditor.tsx
export const testName = 'Name of the test';
export const testNameExample = 'beside the quay';
export const expects = 'The piece';
export const turn = 'Turn right';
export const turnBack = 'Turn left';
export const shiftLeft = 'Shift left';
export const shiftRight = 'Shift right';
export const mirror = 'Mirror';
export const undo = 'Undo stroke';
export const redo = 'Redo stroke';
export const undoKey = 'Ctrl+Z';
export const redoKey = 'Ctrl+Y';
export const keyOf = (key: string) => (key === key.toUpperCase() ? `Shift+${key}` : key.toUpperCase());
export const poseOf = (name: string) => `Pose of ${name}`;
export const cancel = 'Cancel';
export const saveTest = 'Save test';
export const leaveScene = 'Leave the scene?';
export const saveScene = 'save the test';

// SceneBrushes.tsx
export const paintWith = 'Paint with';
export const movePiece = 'Move piece';
export const freeGround = 'Free ground';
export const sea = 'Sea';
export const findKind = 'Find a kind';
export const noKind = 'No kind has this name.';

// SceneBoard.tsx
export const sceneBoard = 'Scene';
export const sceneKeys =
  'Arrow keys move the cursor, Space paints, R turns the piece, S shifts it, M mirrors it.';
export const onScene = (kind: string | null | undefined, nameOf: (id: string) => string) =>
  kind === undefined ? 'sea' : kind === null ? 'free ground' : nameOf(kind);
const NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
export const cursorAt = (
  { q, r, k }: { readonly q: number; readonly r: number; readonly k: number },
  kind: string,
  isPiece: boolean,
) => `${q}, ${r} ${NAMES[k]}: ${kind}${isPiece ? ', under the piece' : ''}`;

// use-pack-check.ts
export const notPainted = 'nothing of the schematic is painted';

// place-outcome.ts
export const nothingThere = 'nothing';
export const unmet = (
  { q, r, k }: { readonly q: number; readonly r: number; readonly k: number },
  wanted: string,
  found: string,
) => `the piece asks for ${wanted} at ${q}, ${r} ${NAMES[k]}, and there is ${found}`;

// edits.ts
export const addTest = 'Add test';
export const editTestStep = 'Edit test';
export const deleteTestStep = 'Delete test';

// commands.ts
export const library = 'Library';
export const addFits = 'Add test: must fit here';
export const addBlocked = 'Add test: must not fit here';
export const paintTest = 'Paint a test scene…';
export const checkPack = 'Check pack…';
export const aliases = 'pack check example scene piece in hand';
export const checkAliases = 'lint tests double unused poses placed';
export const needsPiece = 'take a piece of a pack in hand and point at a place first';
export const needsMember = 'open a schematic of a pack first';
export const added = (kind: 'fits' | 'blocked', name: string) =>
  `Test added: “${name}” ${kind === 'fits' ? 'must fit' : 'must not fit'} into this scene.`;
export const addedFails = (reason: string) => `The test is added, and fails now: ${reason}.`;

// checks-in-worker.ts
export const stopped = 'the check stopped';
export const noPreset = (name: string) => `neither the pack nor Sixfold has a recipe “${name}”`;

// check-packs.ts
export const testing = (pack: string) => `Testing “${pack}”`;
export const allPass = (pack: string, tests: number) =>
  `“${pack}”: ${tests === 1 ? 'its test' : `all ${tests} tests`} in cities ${tests === 1 ? 'passes' : 'pass'}.`;
export const someFail = (pack: string, failing: number) =>
  `“${pack}”: ${amount(failing, 'test')} in cities ${failing === 1 ? 'fails' : 'fail'}.`;
export const show = 'Show';
