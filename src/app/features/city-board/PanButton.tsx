import { Hand } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { heldTool, panning } from '../../cityview/city-tool.ts';
import { useApp } from '../../store/context.tsx';
import { panCityCommand } from './city-board-commands.ts';

/** The button of the tool that moves the view. */
export function PanButton() {
  const pressed = useApp((state) => heldTool(state) === panning.id);
  return <CommandTool command={panCityCommand} icon={<Hand size={16} />} pressed={pressed} />;
}
