import { Layers } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { useApp } from '../../store/context.tsx';
import { districtsCommand } from './district-commands.ts';
import { districtsSlice } from './districts-slice.ts';

/** The button that shows the districts, in a city that has some. */
export function DistrictsButton() {
  const hasDistricts = useApp(({ document }) => document.city.districts.length > 0);
  const shown = useApp((state) => districtsSlice.of(state).shown);
  if (!hasDistricts) return null;
  return <CommandTool command={districtsCommand} icon={<Layers size={16} />} pressed={shown} />;
}
