import {
  CircleDashed,
  DoorOpen,
  Eraser,
  Hand,
  Hexagon,
  LassoSelect,
  LocateFixed,
  MousePointer2,
  PaintBucket,
  Paintbrush,
  Pipette,
  Slash,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { DrawnShape, SchematicTool } from './schematic-hand.ts';
import { TileIcon } from './TileIcon.tsx';

/** The icons of what Line draws. */
export const SHAPE_ICONS: Readonly<Record<DrawnShape, ReactNode>> = {
  line: <Slash size={16} />,
  ring: <CircleDashed size={16} />,
  area: <LassoSelect size={16} />,
};

/** The icons of the tools of the schematics board. */
export const TOOL_ICONS: Readonly<Record<SchematicTool, ReactNode>> = {
  select: <MousePointer2 size={16} />,
  paint: <Paintbrush size={16} />,
  erase: <Eraser size={16} />,
  tile: <TileIcon size={16} />,
  hex: <Hexagon size={16} />,
  fill: <PaintBucket size={16} />,
  line: SHAPE_ICONS.line,
  pick: <Pipette size={16} />,
  center: <LocateFixed size={16} />,
  pan: <Hand size={16} />,
  door: <DoorOpen size={16} />,
};
