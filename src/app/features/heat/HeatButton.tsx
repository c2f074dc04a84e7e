import { ThermometerSun } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { stamping } from '../../cityview/stamping.ts';
import { useApp } from '../../store/context.tsx';
import { heatCommand } from './heat-command.ts';
import { heatSlice } from './heat-slice.ts';

/** The button of the heat map, while a schematic is in hand. */
export function HeatButton() {
  const isStamping = useApp((state) => stamping.of(state) !== null);
  const shown = useApp((state) => heatSlice.of(state).shown);
  return (
    isStamping && <CommandTool command={heatCommand} icon={<ThermometerSun size={16} />} pressed={shown} />
  );
}
