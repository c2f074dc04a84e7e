import { amount } from '../../kit/number-words.ts';

// CityKeys.tsx
export const noKey = 'no key';
export const arrowKeys = 'Arrow keys';
export const keys = (walk: string, act: string, remove: string, escape: string) =>
  `${walk} go from place to place, with Shift five at a time. ${act} stamps, selects or uses the tool there, ${remove} removes. What is selected goes along with the arrows until ${escape}. With something in hand, Tab takes the next pose that fits; ${escape} puts it down, and Tab leaves the board again.`;

// CityStatus.tsx
export const stamped = (name: string, id: number) => `Stamped ${name} (No. ${id})`;
export const schematicIsEmpty = 'This schematic is empty. Paint it before you stamp it.';
export const fitsHere = (pose: string, stamps: string) => `Fits here at ${pose} · ${stamps}`;
export const altStampsOver = 'Alt builds over it';
export const lockedStays = 'Locked placements stay: unlock them first';
export const stampsOver = (replaced: string, stamps: string) => `${replaced} · ${stamps}`;
export const replaces = (names: readonly string[], ground: number) =>
  `Replaces ${[
    ...names.slice(0, 3),
    ...(names.length > 3 ? [`${names.length - 3} more`] : []),
    ...(ground > 0 ? [amount(ground, 'segment of ground', 'segments of ground')] : []),
  ].join(', ')}`;
export const enterStamps = 'Enter stamps';
export const clickToStamp = 'click to stamp';
export const letGoToStamp = 'let go to stamp';
export const noPoseFitsHere = (reasons: string) => `No pose fits here: ${reasons}`;
export const posesFit = (fitting: number, poses: number) =>
  `${fitting} of ${amount(poses, 'pose')} ${fitting === 1 ? 'fits' : 'fit'} here`;
export const tabNextPose = ' · Tab: next pose';
export const touchHint = 'Drag a finger over the land; the piece is stamped where you lift it.';
export const pointerHint = 'Click on the land to stamp · R turns · S shifts · M mirrors · Esc cancels';
export const emptyCity = 'Nothing stands here yet. Generate a city, or pick one to stamp.';
export const emptyCityAndRecipe =
  'Nothing stands here yet. Tick schematics in the library and generate, or pick one to stamp.';
export const freeLand = 'free land';
export const openCountry = 'open country';
export const sea = 'sea';
export const placeOf = (place: string, kind: string, name: string, id: number) =>
  `${place} · ${kind} of ${name} (No. ${id})`;

// GhostDial.tsx
export const followHint = 'Stamp only where its rule and the conditions around it hold';
export const notInRecipe = 'Not in the recipe: only the conditions around it count';
export const followRecipe = 'Follow recipe';
export const pointHint = 'Point at the land to see which poses fit there.';
export const fitAtHex = (fitting: number, poses: number, q: number, r: number) =>
  `${fitting} of ${poses} fit at hex ${q}, ${r}`;
export const ofThemOver = (count: number) =>
  `\n${count === 0 ? 'None' : count} of them over what is in the way`;
export const fits = 'Fits';

export const stampOver = 'Stamp over';
export const stampOverHint = 'Replace what is in the way: also as long as Alt is held';
export const stampOverCommand = 'Stamp over what is in the way';
export const stampOverKeywords = 'replace overwrite alt remove force';

// StampTools.tsx
export const stamp = (name: string) => `Stamp ${name}`;

// city-board-commands.ts
export const panTheCity = 'Pan the city';
export const panAliases = 'hand move scroll drag';
export const posesAliases = 'ghost dial turn';
export const nextFitHint =
  'Tab goes through the poses that fit as long as something is in hand; Escape puts it down.';
export const nothingIsInHand = 'nothing is in hand';
export const followRecipeWhenStamping = 'Follow recipe when stamping';
export const followAliases = 'rules groups spacing rotations limits';
export const goOrMoveSelection = (way: string) => `Go ${way}, or move the selection`;
export const goFive = (way: string) => `Go five ${way}`;
export const useToolCommand = 'Stamp, select, or use tool at cursor';
export const nextFittingPose = 'Next fitting pose';
export const previousFittingPose = 'Previous fitting pose';

// commands.ts
// Announcements.
export const pieceInHand = (name: string) => `${name} in hand`;
export const selectTool = 'Select tool';

export const keyboardCursor = 'Keyboard cursor';
export const cityTitle = 'City';

// next-fit.ts
export const pointFirst = 'Point at the land first, or move the cursor there with the arrow keys.';
export const noneFits = 'No pose fits here.';
export const fitsOf = (pose: string, index: number, count: number) =>
  `${pose}, fits: ${index + 1} of ${count}`;
