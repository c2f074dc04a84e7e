import { FlipHorizontal2, MoveLeft, MoveRight, RotateCcw, RotateCw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommand } from '../../contrib/use-command.ts';
import type { Turn } from '../../contrib/posed.ts';
import { CommandTool } from '../CommandTool.tsx';
import * as words from '../words.ts';

const TURNS: readonly (readonly [id: Turn, Icon: LucideIcon, name: string])[] = [
  ['turn', RotateCw, words.turn],
  ['turn-back', RotateCcw, words.turnBack],
  ['shift', MoveRight, words.shiftRight],
  ['shift-back', MoveLeft, words.shiftLeft],
  ['mirror', FlipHorizontal2, words.mirror],
];

interface PoseToolsProps {
  readonly size?: number;
  /** The thing that is turned, for the names of the buttons; without it they have those of the commands. */
  readonly object?: string;
}

/** Buttons that turn, shift and mirror the things in hand or selected. */
export function PoseTools({ size = 16, object }: PoseToolsProps) {
  return TURNS.map(([id, Icon, name]) => (
    <PoseTool
      key={id}
      id={id}
      icon={<Icon size={size} />}
      {...(object !== undefined && { name: `${name} ${object}` })}
    />
  ));
}

function PoseTool({ id, ...look }: { readonly id: Turn; readonly icon: ReactNode; readonly name?: string }) {
  const command = useCommand(id);
  return command && <CommandTool command={command} {...look} />;
}
