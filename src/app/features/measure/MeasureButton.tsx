import { Ruler } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { useApp } from '../../store/context.tsx';
import { measureCommand } from './measure-command.ts';
import { measuring } from './measuring.ts';

/** The button of the tool that measures ways. */
export function MeasureButton() {
  const pressed = useApp((state) => measuring.of(state) !== null);
  return <CommandTool command={measureCommand} icon={<Ruler size={16} />} pressed={pressed} />;
}
