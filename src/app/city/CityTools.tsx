import {
  FlipHorizontal2,
  Layers,
  MapPlus,
  MousePointer2,
  MoveLeft,
  MoveRight,
  RotateCcw,
  RotateCw,
  Ruler,
  Stamp,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../board/ToolButton.tsx';
import { keyLabel } from '../commands/command.ts';
import {
  districtsCommand,
  drawLandCommand,
  eraseLandCommand,
  measureCommand,
  POSE_COMMANDS,
  selectCommand,
} from '../commands/commands.ts';
import { useCommandRunner } from '../commands/runner.tsx';
import { useApp } from '../store/context.tsx';

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
  const tool = useApp((state) => state.session.cityTool);
  const name = useApp(({ document }) =>
    tool.kind === 'stamp' ? document.schematics[tool.schematic]!.name : null,
  );
  const hasDistricts = useApp(({ document }) => document.city.districts.length > 0);
  const districtsShown = useApp((state) => state.session.districtsShown);
  return (
    <>
      <ToolButton
        name="Select"
        hint={keyLabel('v')}
        icon={<MousePointer2 size={16} />}
        pressed={tool.kind === 'select'}
        named
        onClick={() => run(selectCommand)}
      />
      <ToolButton
        name={drawLandCommand.name}
        hint={keyLabel('l')}
        icon={<MapPlus size={16} />}
        pressed={tool.kind === 'land'}
        onClick={() => run(drawLandCommand)}
      />
      <ToolButton
        name={eraseLandCommand.name}
        hint={keyLabel('shift+l')}
        icon={<Waves size={16} />}
        pressed={tool.kind === 'sea'}
        onClick={() => run(eraseLandCommand)}
      />
      <ToolButton
        name={measureCommand.name}
        hint={keyLabel('d')}
        icon={<Ruler size={16} />}
        pressed={tool.kind === 'measure'}
        onClick={() => run(measureCommand)}
      />
      {hasDistricts && (
        <ToolButton
          name={districtsCommand.name}
          hint={keyLabel('g')}
          icon={<Layers size={16} />}
          pressed={districtsShown}
          onClick={() => run(districtsCommand)}
        />
      )}
      {name !== null && (
        <>
          <ToolButton name={`Stamp ${name}`} icon={<Stamp size={16} />} pressed named onClick={() => {}} />
          {POSE_COMMANDS.map((command) => (
            <ToolButton
              key={command.id}
              name={command.name}
              hint={keyLabel(command.keys[0]!)}
              icon={POSE_ICONS[command.id]}
              onClick={() => run(command)}
            />
          ))}
        </>
      )}
    </>
  );
}
