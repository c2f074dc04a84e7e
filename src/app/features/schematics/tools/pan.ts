import { NO_ACTIONS, NOTHING_SHOWN, type Stroke, type Tool } from './schematic-tool.ts';

const RESTING: Stroke = {
  actions: NO_ACTIONS,
  preview: NOTHING_SHOWN,
  move: () => RESTING,
  release: () => NO_ACTIONS,
};

/** Moves the view, and nothing else. */
export const panTool: Tool = {
  cursor: 'grab',
  pans: () => true,
  label: () => null,
  press: () => RESTING,
  hover: () => NOTHING_SHOWN,
};
