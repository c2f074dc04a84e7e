import { Route } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { useApp } from '../../store/context.tsx';
import { groundCommand } from './ground-command.ts';
import { groundHand } from './ground-hand.ts';

/** The button of the tool that lays streets and other ground. */
export function GroundButton() {
  const pressed = useApp((state) => groundHand.of(state) !== null);
  return <CommandTool command={groundCommand} icon={<Route size={16} />} pressed={pressed} />;
}
