import {
  Eraser,
  Hand,
  Hexagon,
  LocateFixed,
  MousePointer2,
  PaintBucket,
  Paintbrush,
  Pipette,
  Slash,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../board/ToolButton.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import type { SchematicTool } from '../../board/tools/schematic-hand.ts';
import { useApp } from '../../store/context.tsx';
import { TOOL_COMMANDS } from './schematic-commands.ts';
import { TileIcon } from './TileIcon.tsx';
import { TOOL_ENTRIES } from './tools/catalog.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';

export const TOOL_ICONS: Readonly<Record<SchematicTool, ReactNode>> = {
  select: <MousePointer2 size={16} />,
  paint: <Paintbrush size={16} />,
  erase: <Eraser size={16} />,
  tile: <TileIcon size={16} />,
  hex: <Hexagon size={16} />,
  fill: <PaintBucket size={16} />,
  line: <Slash size={16} />,
  pick: <Pipette size={16} />,
  center: <LocateFixed size={16} />,
  pan: <Hand size={16} />,
};

/** The tools over the board of schematics. */
export function ToolBar() {
  const run = useCommandRunner();
  const tool = useApp((state) => schematicHand.of(state).tool);
  return (
    <>
      {TOOL_ENTRIES.map((entry, index) => (
        <ToolButton
          key={entry.tool}
          name={entry.name}
          command={TOOL_COMMANDS[index]!}
          hint={entry.hint}
          icon={TOOL_ICONS[entry.tool]}
          pressed={tool === entry.tool}
          onClick={() => run(TOOL_COMMANDS[index]!)}
        />
      ))}
    </>
  );
}
