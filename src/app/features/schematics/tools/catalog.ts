import type { SchematicTool } from '../../../board/tools/schematic-hand.ts';

/** How a tool is offered. */
export interface ToolEntry {
  readonly tool: SchematicTool;
  readonly name: string;
  readonly key: string;
  /** The tool's effect, in a sentence for the tooltip and the status line. */
  readonly hint: string;
}

/** All tools, in the order of the bar. */
export const TOOL_ENTRIES: readonly ToolEntry[] = [
  {
    tool: 'select',
    name: 'Select',
    key: 'v',
    hint: 'Click a building or drag around some; drag what is selected to move it',
  },
  { tool: 'paint', name: 'Paint', key: 'b', hint: 'Click or drag over segments; the right button erases' },
  { tool: 'erase', name: 'Erase', key: 'e', hint: 'Click or drag over segments to empty them' },
  { tool: 'tile', name: 'Tile', key: 't', hint: 'Paint the six segments around a hex center or corner' },
  { tool: 'hex', name: 'Hex', key: 'h', hint: 'Paint all six segments of a hex' },
  {
    tool: 'fill',
    name: 'Fill',
    key: 'f',
    hint: 'Fill a connected area; Shift fills every segment of that kind',
  },
  { tool: 'line', name: 'Line', key: 'l', hint: 'Drag a straight line; Shift snaps to 30°' },
  {
    tool: 'pick',
    name: 'Pick',
    key: 'i',
    hint: 'Pick the kind under the pointer; Alt-click does it with every brush',
  },
  { tool: 'center', name: 'Center', key: 'c', hint: 'Choose the hex about which the schematic turns' },
  { tool: 'pan', name: 'Pan', key: 'p', hint: 'Drag the board; with every tool while Space is held' },
];
