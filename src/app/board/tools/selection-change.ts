import type { ToolPointer } from './tool.ts';

/** The way in which a selection joins the one before. */
export type SelectionChange = 'replace' | 'add' | 'subtract';

/** The way that the keys held at a press choose: Shift adds, Alt takes away. */
export function changeOf({ modifiers }: Pick<ToolPointer, 'modifiers'>): SelectionChange {
  return modifiers.alt ? 'subtract' : modifiers.shift ? 'add' : 'replace';
}
