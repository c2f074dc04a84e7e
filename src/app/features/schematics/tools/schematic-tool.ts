import type { Point } from '../../../../engine/hex/plane.ts';
import type { FootprintRule } from '../../../../engine/schematic/kind.ts';
import type { PaintedSegment } from '../../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import type { Stroke as BoardStroke, Tool as BoardTool, ToolPointer } from '../../../board/tools/tool.ts';
import type { BrushSize, DrawnShape } from '../../../board/tools/schematic-hand.ts';
import type { SelectionChange } from '../../../board/tools/selection-change.ts';
import * as words from '../words.ts';

/** The questions that a tool can ask the board. Segments are as they are seen there, in the pose that is shown. */
export interface ToolBoard {
  /** Id of the kind that is in hand, or the text of the condition. */
  readonly kind: string;
  /** The width of brushes and lines. */
  readonly size: BrushSize;
  /** The shape that Line draws. */
  readonly shape: DrawnShape;
  /** Whether the selection is drawn around by hand rather than as a rectangle. */
  readonly lasso: boolean;
  /** Whether a press without keys adds to the selection, and takes away what is selected. */
  readonly several: boolean;
  /** Whether nothing at all is painted. */
  readonly isEmpty: boolean;
  /** Id of the kind that stands on a segment, or while a condition is in hand that on it; `null` when there is none. */
  kindAt(segment: Segment): string | null;
  /** Whether a segment belongs to the shape. */
  isShape(segment: Segment): boolean;
  /** The text of the condition on a segment; `null` when there is none. */
  askedAt(segment: Segment): string | null;
  /** Every painted segment, or while a condition is in hand every one with a condition. */
  readonly painted: readonly PaintedSegment[];
  /** The footprint of a kind's buildings. */
  footprintOf(kind: string): FootprintRule;
  /** The images of a segment under the symmetry in hand, itself first; a segment on an axis comes more than once. */
  images(segment: Segment): readonly Segment[];
  isSelected(segment: Segment): boolean;
  /** How a kind is called in a sentence. */
  nameOf(kind: string): string;
}

/** An action that a tool asks for. */
export type ToolAction =
  | { readonly kind: 'paint'; readonly segments: readonly Segment[]; readonly value: string | null }
  /** Puts a condition on segments around the shape, or takes it away. */
  | { readonly kind: 'ask'; readonly segments: readonly Segment[]; readonly wish: string | null }
  | { readonly kind: 'pick'; readonly value: string | null }
  /** The hex of the segment becomes the center. */
  | { readonly kind: 'recenter'; readonly segment: Segment }
  | { readonly kind: 'select'; readonly segments: readonly Segment[]; readonly change: SelectionChange }
  /** Moves the selection by a vector between vertices of the thirds lattice. */
  | { readonly kind: 'move'; readonly by: Third }
  /** Tells the user why nothing is done. */
  | { readonly kind: 'say'; readonly message: string };

/** The preview of a tool on the board. */
export interface Preview {
  /** The segments that it would change or is about. */
  readonly segments: readonly Segment[];
  /** The fate of the segments: painted with a kind, emptied, or only pointed at. */
  readonly tone: 'paint' | 'erase' | 'point';
  /** Closed lines around areas, in side lengths. */
  readonly lines?: readonly (readonly Point[])[];
}

/** A press on the board of schematics that goes on. */
export type Stroke = BoardStroke<ToolBoard, ToolAction, Preview>;

type Instead = (pointer: ToolPointer) => 'erase' | 'pick' | null;

/** A tool of the schematic editor. */
export interface Tool extends BoardTool<ToolBoard, ToolAction, Preview> {
  /** The tool that a press means instead of this one, by its button or a key that is held. */
  readonly instead?: Instead;
  /** The preview of a press before it is made. */
  hover(pointer: ToolPointer, board: ToolBoard): Preview;
}

/** With the secondary button a tool erases. */
export const secondaryErases: Instead = ({ button }) => (button === 'secondary' ? 'erase' : null);

/** With Alt a tool picks the kind. */
export const altPicks: Instead = ({ button, modifiers }) =>
  modifiers.alt && button === 'primary' ? 'pick' : null;

export const NO_ACTIONS: readonly ToolAction[] = [];

export const NOTHING_SHOWN: Preview = { segments: [], tone: 'point' };

/** The value that a press of a painting tool paints: the kind in hand, nothing with the secondary button. */
export function paintedValue(pointer: ToolPointer, board: ToolBoard): string | null {
  return pointer.button === 'secondary' ? null : board.kind;
}

export function toneOf(value: string | null): Preview['tone'] {
  return value === null ? 'erase' : 'paint';
}

/** "Paint wheat field", or "Erase". */
export function paintLabel(verb: string, value: string | null, board: ToolBoard): string {
  return value === null ? words.erase : `${verb} ${board.nameOf(value)}`;
}
