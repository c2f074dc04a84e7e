import { createSlice } from '../../store/slice.ts';

/** The tool of the Schematics workspace: the effect of a press on the board. */
export type SchematicTool =
  'paint' | 'erase' | 'tile' | 'hex' | 'fill' | 'line' | 'pick' | 'select' | 'center' | 'pan' | 'door';

interface SchematicHand {
  readonly tool: SchematicTool;
  /** The brush that Pick returns to. */
  readonly brush: SchematicTool;
}

const START: SchematicHand = { tool: 'paint', brush: 'paint' };

/** The tool in hand on the board of schematics. */
export const schematicHand = createSlice('schematic-hand', START);
