import { keyLabel } from '../../../kit/keys.ts';

/** Something that is done by hand, or by keys that belong to one list alone. */
export interface Gesture {
  readonly name: string;
  readonly how: string;
}

export interface GestureGroup {
  readonly title: string;
  readonly gestures: readonly Gesture[];
}

const MOD = keyLabel('mod+x').replace(/\+?X$/, '');
const ALT = keyLabel('alt+x').replace(/\+?X$/, '');

/** The gestures of mouse, pen and fingers, and the keys of lists: no commands, for they need a place. */
export const GESTURE_GROUPS: readonly GestureGroup[] = [
  {
    title: 'Mouse, pen and fingers on every board',
    gestures: [
      { name: 'Pan', how: 'Wheel, two fingers, the middle button, or Space and drag' },
      { name: 'Pan sideways', how: 'Shift and wheel' },
      { name: 'Zoom about the pointer', how: `${MOD} and wheel, or pinch` },
      { name: 'Cancel', how: 'Esc, or a second finger' },
    ],
  },
  {
    title: 'Drawing schematics',
    gestures: [
      { name: 'Paint, or use the tool', how: 'Click or drag, with one finger or a pen' },
      { name: 'Erase with any tool', how: 'Right button' },
      { name: 'Pick the kind under the pointer', how: `${ALT} and click` },
      { name: 'Draw a straight stroke', how: 'Shift' },
      { name: 'Fill every segment of a kind', how: 'Shift and click' },
      { name: 'Add to the selection', how: 'Shift and click or drag' },
      { name: 'Remove from the selection', how: `${ALT} and click or drag` },
      { name: 'Move the selection', how: `Drag it; Shift keeps it straight, ${ALT} goes by corners` },
    ],
  },
  {
    title: 'In the city',
    gestures: [
      { name: 'Pan', how: 'Drag with the Pan tool or while walking; one finger with Select' },
      { name: 'Stamp what is in hand', how: 'Click, or lift the finger' },
      { name: 'Place the walker', how: 'Click open ground' },
    ],
  },
  {
    title: 'In the lists of schematics and kinds',
    gestures: [
      { name: 'Go to an entry', how: 'Arrow keys, or its first letters' },
      { name: 'Rename or edit it', how: 'F2, or double click' },
      { name: 'Duplicate it', how: keyLabel('mod+d') },
      { name: 'Delete it', how: keyLabel('delete') },
      { name: 'Move it', how: `${ALT} and arrow keys, or drag` },
      { name: 'Select several', how: `${MOD} or Shift and click` },
    ],
  },
];
