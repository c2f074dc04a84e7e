import {
  FlipHorizontal2,
  MousePointer2,
  MoveLeft,
  MoveRight,
  RotateCcw,
  RotateCw,
  Stamp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../board/ToolButton.tsx';
import { keyLabel } from '../commands/command.ts';
import { POSE_COMMANDS, selectCommand } from '../commands/commands.ts';
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
