import type Konva from 'konva/lib/Core.js';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import type { BoardTheme } from '../board-theme.ts';
import { Drawing } from '../Drawing.tsx';
import { followWalk } from './play-walk.ts';
import { PoseScene } from './pose-scene.ts';
import { timeOfSteps } from './pose-timing.ts';
import { boardWalk, stepsTo } from './pose-walk.ts';
import { useSchematicInHand } from './schematic-in-hand.ts';

interface PoseWalkLayerProps {
  readonly theme: BoardTheme;
}

/** The piece on its walk from the unturned one to the pose of the board. */
export function PoseWalkLayer({ theme }: PoseWalkLayerProps) {
  const walk = boardWalk(useAppStore());
  const isOn = useStore(walk, ({ position }) => position !== null);
  return isOn && <WalkInHand theme={theme} />;
}

function WalkInHand({ theme }: PoseWalkLayerProps) {
  const schematic = useSchematicInHand();
  return schematic && <Walk schematic={schematic} theme={theme} />;
}

function Walk({ schematic, theme }: PoseWalkLayerProps & { readonly schematic: Schematic }) {
  const walk = boardWalk(useAppStore());
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => schematicPose.of(state).pose);
  const shape = useRef<Konva.Shape>(null);
  const scene = useMemo(() => new PoseScene(schematic, kinds, stepsTo(pose), pose), [schematic, kinds, pose]);
  useEffect(() => followWalk(walk, scene.timing), [walk, scene]);
  useEffect(() => walk.subscribe(() => shape.current?.getLayer()?.batchDraw()), [walk]);
  return (
    <Drawing
      ref={shape}
      draw={(canvas, scale) => {
        const pixelRatio = canvas.getTransform().a / scale;
        const { position } = walk.getState();
        if (position !== null) scene.draw(canvas, timeOfSteps(scene.timing, position), theme, pixelRatio, 1);
      }}
    />
  );
}
