/** The words of boards: their zoom, what they show, and the dial of poses. */

// The clipboard.
export const badClipboard = (none: string, problem: string) => `The clipboard holds ${none}: ${problem}.`;
export const pasteOnly = (only: string) => `Only ${only} can be pasted here; use Import for other files.`;
export const cannotPaste = (problem: string) => `The clipboard cannot be pasted: ${problem}.`;
export const noCopy = 'There is nothing to copy.';
export const copied = 'Copied.';
export const copyRefused = 'The browser does not let the page copy; press Ctrl+C instead.';
export const pasteRefused = 'The browser does not let the page read the clipboard; press Ctrl+V instead.';

// Zoom.
export const zoom = 'Zoom';
export const resetZoom = (percent: string) => `Zoom ${percent}, reset to 100 %`;
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const fit = 'Fit to view';
export const fitKeywords = 'zoom whole all center';
export const fullScale = 'Zoom to 100 %';
export const fullScaleKeywords = 'actual size reset';

// What a board shows.
export const boardView = 'Board view';
export const view = 'View';
export const showOnBoard = 'Show on the board';
export const mouse = 'Mouse';
export const wheelZooms = 'Wheel zooms';
export const wheelCommand = 'Switch the wheel between pan and zoom';
export const wheelKeywords = 'mouse scroll setting preference';
export const grid = 'Grid';
export const coordinates = 'Coordinates';
export const segmentNames = 'Segment names';
export const showOrHide = (overlay: string) => `Show or hide ${overlay.toLowerCase()}`;

// Buttons that turn, shift and mirror.
export const turn = 'Turn clockwise';
export const turnBack = 'Turn counterclockwise';
export const shiftRight = 'Shift right';
export const shiftLeft = 'Shift left';
export const mirror = 'Mirror';

// The dial of poses.
export const poses = 'Poses';
export const noPoses = 'Paint a segment, and its poses appear here.';
export const distinct = (poses: number) => `${poses} distinct`;
export const ofPoses = (poses: number) => ` of ${poses}`;
export const includeMirrored = 'Include mirrored';
export const noMirrored = 'Mirroring adds no poses.';
export const byMirroring = (poses: number) => `${poses} of them by mirroring.`;
export const mirroringAdds = (poses: number) => `Mirroring adds ${poses} more.`;
export const pointAtPose = 'Point at a pose to preview it and see what blocks it.';
export const rotation = 'Rotation';
export const shiftHeads = [
  { short: '← left', long: 'Shifted left' },
  { short: 'in place', long: 'Not shifted' },
  { short: 'right →', long: 'Shifted right' },
] as const;
export const mirrored = 'Mirrored';
export const samePose = (pose: string, plainest: string) => `${pose}, the same as ${plainest.toLowerCase()}`;
export const sameAs = 'same as';
export const poseFits = (pose: string) => `${pose}, fits`;
export const poseFitsOver = (pose: string) => `${pose}, fits over what is in the way`;
export const poseBlocked = (pose: string) => `${pose}, does not fit`;

export const enlargeDial = 'Enlarge the dial';
export const enlargedDial = 'The enlarged dial';
export const posesOf = (schematic: string) => `Poses of ${schematic}`;

// The walk through the steps that lead to a pose.
export const walkThrough = 'How the pose is made';
export const walkPosition = 'Way from the drawn piece to the pose';
export const playWalk = 'Play how the pose is made';
export const pauseWalk = 'Pause';
export const stepOn = 'Next step';
export const stepBack = 'Previous step';
export const stepOf = (step: number, steps: number) => `${step} of ${steps}:`;
export const walking = 'How the pose is made, over the unturned piece · Esc ends';
export const choosePose = 'Choose a pose to see step by step how it is made.';

// A pose.
const shifts = { '-1': 'shifted left', '0': 'not shifted', '1': 'shifted right' } as const;
export const pose = (rotation: number, shift: keyof typeof shifts, isMirrored: boolean) =>
  `Rotation ${rotation}, ${shifts[shift]}${isMirrored ? ', mirrored' : ''}`;

// The movements by which one pose becomes another.
export const asDrawn = 'As drawn.';
export const mirrors = 'Mirror: left and right change places.';
export const turns = (from: number, to: number, steps: number) => {
  const rotations = from === 0 ? `Rotation ${to}` : `Rotation ${from} to ${to}`;
  return `${rotations}: ring 1 moves ${steps === 1 ? '1 step' : `${steps} steps`}, ring 2 moves ${2 * steps}, …`;
};
export const left = 'left';
export const right = 'right';
export const oneEdge = 'one hex edge';
export const twoEdges = 'two hex edges';
export const shifted = (side: string, far: string) => `Shift ${side}: the piece moves ${far}.`;
export const shiftUndone = 'First, undo the shift.';
export const shiftedBack = (side: string, far: string) => `Shift back: the piece moves ${far} ${side}.`;
