import { MousePointer2 } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { isSelecting } from '../../cityview/city-tool.ts';
import { useApp } from '../../store/context.tsx';
import { selectCommand } from './selection-commands.ts';
import * as words from './words.ts';

/** The button of Select. */
export function SelectTool() {
  const pressed = useApp(isSelecting);
  const icon = <MousePointer2 size={16} />;
  return <CommandTool command={selectCommand} name={words.select} icon={icon} pressed={pressed} named />;
}
