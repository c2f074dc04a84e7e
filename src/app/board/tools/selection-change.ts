import type { ToolPointer } from './tool.ts';

/** The way in which a selection joins the one before. */
export type SelectionChange = 'replace' | 'add' | 'subtract';

/**
 * The way that the keys held at a press choose: Shift adds, Alt takes away.
 *
 * @param several whether a press without keys adds, too
 */
export function changeOf({ modifiers }: Pick<ToolPointer, 'modifiers'>, several: boolean): SelectionChange {
  if (modifiers.alt) return 'subtract';
  return modifiers.shift || several ? 'add' : 'replace';
}
