import { keyLabel } from '../../../kit/keys.ts';
import * as words from '../words.ts';

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
    title: words.mousePenAndFingersOn,
    gestures: [
      { name: words.pan, how: words.panBy },
      { name: words.panSideways, how: words.shiftAndWheel },
      { name: words.zoomAboutThePointer, how: words.andWheelOrPinch(MOD) },
      { name: words.cancel, how: words.cancelBy },
    ],
  },
  {
    title: words.drawingSchematics,
    gestures: [
      { name: words.paintOrUseTool, how: words.paintBy },
      { name: words.eraseWithAnyTool, how: words.rightButton },
      { name: words.pickKindUnderPointer, how: words.andClick(ALT) },
      { name: words.drawAStraightStroke, how: 'Shift' },
      { name: words.fillEverySegmentKind, how: words.shiftAndClick },
      { name: words.addToTheSelection, how: words.shiftAndClickOrDrag },
      { name: words.removeFromTheSelection, how: words.andClickOrDrag(ALT) },
      { name: words.moveTheSelection, how: words.moveBy(ALT) },
    ],
  },
  {
    title: words.inTheCity,
    gestures: [
      { name: words.pan, how: words.panCityBy },
      { name: words.stampWhatInHand, how: words.stampBy },
      { name: words.placeTheWalker, how: words.clickOpenGround },
    ],
  },
  {
    title: words.inLists,
    gestures: [
      { name: words.goToAnEntry, how: words.goToBy },
      { name: words.renameOrEditIt, how: words.renameBy },
      { name: words.duplicateIt, how: keyLabel('mod+d') },
      { name: words.deleteIt, how: keyLabel('delete') },
      { name: words.moveIt, how: words.andArrowKeysOrDrag(ALT) },
      { name: words.selectSeveral, how: words.orShiftAndClick(MOD) },
    ],
  },
];
