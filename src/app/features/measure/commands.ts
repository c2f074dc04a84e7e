import type { CommandContribution } from '../../contrib/command-groups.ts';
import { measureCommand } from './measure-command.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { MeasureButton } from './MeasureButton.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 30, commands: [measureCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 40, Buttons: MeasureButton }];
