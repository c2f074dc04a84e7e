import { Layers, Paintbrush } from 'lucide-react';
import { CommandTool } from '../../board/CommandTool.tsx';
import { useApp } from '../../store/context.tsx';
import { districtBrush } from './district-brush.ts';
import { districtBrushCommand, districtsCommand } from './district-commands.ts';
import { districtsSlice } from './districts-slice.ts';

/** The buttons that show the districts, in a city that has some, and paint them. */
export function DistrictsButton() {
  const hasDistricts = useApp(({ document }) => document.city.districts.length > 0);
  const shown = useApp((state) => districtsSlice.of(state).shown);
  const isPainting = useApp((state) => districtBrush.of(state) !== null);
  if (!hasDistricts) return null;
  return (
    <>
      <CommandTool command={districtsCommand} icon={<Layers size={16} />} pressed={shown} />
      {(shown || isPainting) && (
        <CommandTool command={districtBrushCommand} icon={<Paintbrush size={16} />} pressed={isPainting} />
      )}
    </>
  );
}
