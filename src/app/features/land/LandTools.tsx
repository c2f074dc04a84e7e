import { MapPlus, Waves } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { heldTool } from '../../cityview/city-tool.ts';
import { useApp } from '../../store/context.tsx';
import { drawing, erasing } from './drawing.ts';
import { drawLandCommand, eraseLandCommand } from './land-commands.ts';

/** The buttons of the tools that draw land and take it away. */
export function LandTools() {
  const held = useApp(heldTool);
  return (
    <>
      <CommandTool command={drawLandCommand} icon={<MapPlus size={16} />} pressed={held === drawing.id} />
      <CommandTool command={eraseLandCommand} icon={<Waves size={16} />} pressed={held === erasing.id} />
    </>
  );
}
