import {
  FlipHorizontal2,
  Footprints,
  Hand,
  Layers,
  MapPlus,
  MousePointer2,
  MoveLeft,
  MoveRight,
  PersonStanding,
  RotateCcw,
  RotateCw,
  Ruler,
  Stamp,
  ThermometerSun,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../board/ToolButton.tsx';
import { districtsCommand } from '../districts/district-commands.ts';
import { drawLandCommand, eraseLandCommand } from '../land/land-commands.ts';
import { measureCommand } from '../measure/measure-command.ts';
import { panCityCommand, selectCommand } from '../selection/selection-commands.ts';
import { POSE_COMMANDS } from '../poses/pose-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { RollMenu } from '../../shell/parts.tsx';
import { useApp } from '../../store/context.tsx';
import { heatCommand } from '../heat/heat-command.ts';
import { reachCommand, walkCommand } from '../walk/walk-commands.ts';
import { heldTool } from '../../cityview/city-tool.ts';
import { stamping } from '../../cityview/stamping.ts';

const POSE_ICONS: Readonly<Record<string, ReactNode>> = {
  turn: <RotateCw size={16} />,
  'turn-back': <RotateCcw size={16} />,
  shift: <MoveRight size={16} />,
  'shift-back': <MoveLeft size={16} />,
  mirror: <FlipHorizontal2 size={16} />,
};

/** The tools over the city; with a schematic in hand, also what poses it. */
export function CityTools() {
  const run = useCommandRunner();
  const tool = useApp(heldTool);
  const held = useApp((state) => stamping.of(state)?.schematic);
  const name = useApp(({ document }) => (held === undefined ? null : document.schematics[held]!.name));
  const hasDistricts = useApp(({ document }) => document.city.districts.length > 0);
  const districtsShown = useApp((state) => state.session.districtsShown);
  const heatShown = useApp((state) => state.session.heatShown);
  const reachShown = useApp((state) => state.session.reachShown);
  return (
    <>
      <ToolButton
        name="Select"
        command={selectCommand}
        icon={<MousePointer2 size={16} />}
        pressed={tool === 'select'}
        named
        onClick={() => run(selectCommand)}
      />
      <ToolButton
        name={panCityCommand.name}
        command={panCityCommand}
        icon={<Hand size={16} />}
        pressed={tool === 'pan'}
        onClick={() => run(panCityCommand)}
      />
      <ToolButton
        name={drawLandCommand.name}
        command={drawLandCommand}
        icon={<MapPlus size={16} />}
        pressed={tool === 'land'}
        onClick={() => run(drawLandCommand)}
      />
      <ToolButton
        name={eraseLandCommand.name}
        command={eraseLandCommand}
        icon={<Waves size={16} />}
        pressed={tool === 'sea'}
        onClick={() => run(eraseLandCommand)}
      />
      <ToolButton
        name={measureCommand.name}
        command={measureCommand}
        icon={<Ruler size={16} />}
        pressed={tool === 'measure'}
        onClick={() => run(measureCommand)}
      />
      <ToolButton
        name={walkCommand.name}
        command={walkCommand}
        icon={<PersonStanding size={17} />}
        pressed={tool === 'walk'}
        onClick={() => run(walkCommand)}
      />
      {tool === 'walk' && (
        <ToolButton
          name={reachCommand.name}
          command={reachCommand}
          icon={<Footprints size={16} />}
          pressed={reachShown}
          onClick={() => run(reachCommand)}
        />
      )}
      {hasDistricts && (
        <ToolButton
          name={districtsCommand.name}
          command={districtsCommand}
          icon={<Layers size={16} />}
          pressed={districtsShown}
          onClick={() => run(districtsCommand)}
        />
      )}
      <RollMenu />
      {name !== null && (
        <>
          <ToolButton name={`Stamp ${name}`} icon={<Stamp size={16} />} pressed named onClick={() => {}} />
          {POSE_COMMANDS.map((command) => (
            <ToolButton
              key={command.id}
              name={command.name}
              command={command}
              icon={POSE_ICONS[command.id]}
              onClick={() => run(command)}
            />
          ))}
          <ToolButton
            name={heatCommand.name}
            command={heatCommand}
            icon={<ThermometerSun size={16} />}
            pressed={heatShown}
            onClick={() => run(heatCommand)}
          />
        </>
      )}
    </>
  );
}
