import { createSlice } from '../../store/slice.ts';

/** The tool of the Schematics workspace: the effect of a press on the board. */
export type SchematicTool =
  | 'paint'
  | 'erase'
  | 'tile'
  | 'hex'
  | 'fill'
  | 'line'
  | 'pick'
  | 'select'
  | 'center'
  | 'pan'
  | 'door';

/** The widths of brushes and lines: in segments, or a whole hex. */
export const BRUSH_SIZES = [1, 2, 3, 'hex'] as const;
export type BrushSize = (typeof BRUSH_SIZES)[number];

/** The tools that have a width. */
export const SIZED_TOOLS: readonly SchematicTool[] = ['paint', 'erase', 'line'];

/** The result of a drag with Line: a straight band, a ring about where it begins, or the area that it goes around. */
export const DRAWN_SHAPES = ['line', 'ring', 'area'] as const;
export type DrawnShape = (typeof DRAWN_SHAPES)[number];

interface SchematicHand {
  readonly tool: SchematicTool;
  /** The brush that Pick returns to. */
  readonly brush: SchematicTool;
  readonly size: BrushSize;
  readonly shape: DrawnShape;
}

const START: SchematicHand = { tool: 'paint', brush: 'paint', size: 1, shape: 'line' };

/** The tool in hand on the board of schematics. */
export const schematicHand = createSlice('schematic-hand', START);
