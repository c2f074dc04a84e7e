import type { DrawnShape, SchematicTool } from '../../../board/tools/schematic-hand.ts';
import * as words from '../words.ts';

/** How a tool is offered. */
export interface ToolEntry {
  readonly tool: SchematicTool;
  readonly name: string;
  readonly key: string;
  /** The tool's effect, in a sentence for the tooltip and the status line. */
  readonly hint: string;
}

/** The names and hints of Line by the shape in hand. */
export const SHAPE_ENTRIES = {
  line: { name: words.line, hint: words.lineHint },
  ring: { name: words.ring, hint: words.ringHint },
  area: { name: words.outline, hint: words.outlineHint },
} as const satisfies Record<DrawnShape, Pick<ToolEntry, 'name' | 'hint'>>;

/** All tools, in the order of the bar. */
export const TOOL_ENTRIES: readonly ToolEntry[] = [
  {
    tool: 'select',
    name: words.select,
    key: 'v',
    hint: words.selectHint,
  },
  { tool: 'paint', name: words.paint, key: 'b', hint: words.paintHint },
  { tool: 'erase', name: words.erase, key: 'e', hint: words.eraseHint },
  { tool: 'tile', name: words.tile, key: 't', hint: words.tileHint },
  { tool: 'hex', name: words.hex, key: 'h', hint: words.hexHint },
  {
    tool: 'fill',
    name: words.fill,
    key: 'f',
    hint: words.fillHint,
  },
  { tool: 'line', name: words.line, key: 'l', hint: words.lineHint },
  {
    tool: 'pick',
    name: words.pick,
    key: 'i',
    hint: words.pickHint,
  },
  { tool: 'center', name: words.center, key: 'c', hint: words.centerHint },
  { tool: 'pan', name: words.pan, key: 'p', hint: words.panHint },
];
