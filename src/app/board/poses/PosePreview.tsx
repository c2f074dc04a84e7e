import { useMediaQuery } from '@mantine/hooks';
import { Animation } from 'konva/lib/Animation.js';
import type Konva from 'konva/lib/Core.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from '../Drawing.tsx';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { BoardTheme } from '../board-theme.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { nextChange, pointedChange, type PoseChange } from './pose-change.ts';
import { movementsBetween } from './pose-motion.ts';
import { PoseScene } from './pose-scene.ts';
import { PoseWalkLayer } from './PoseWalkLayer.tsx';
import { useSchematicInHand } from './schematic-in-hand.ts';

/**
 * The pose that is pointed at in the panel of poses, over the schematic on its board: how the one becomes the other,
 * then as it would lie. A pose that was chosen is shown on its way, too, and then given over to the board.
 */
export function PosePreview({ theme }: { readonly theme: BoardTheme }) {
  const store = useAppStore();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, {
    getInitialValueInEffect: false,
  });
  const [change, setChange] = useState(() => pointedChange(store.getState()));
  useEffect(
    () => store.subscribe((now, before) => setChange((shown) => nextChange(shown, before, now))),
    [store],
  );
  if (!change || (isStill && !change.stays)) return <PoseWalkLayer theme={theme} />;
  return (
    <ChangeOfPose
      change={change}
      isStill={isStill}
      theme={theme}
      onOver={() => setChange((shown) => (shown?.stays === false ? null : shown))}
    />
  );
}

interface ChangeOfPoseProps {
  readonly change: PoseChange;
  /** Whether only the end is shown. */
  readonly isStill: boolean;
  readonly theme: BoardTheme;
  /** It is called once what does not stay is over. */
  readonly onOver: () => void;
}

function ChangeOfPose(props: ChangeOfPoseProps) {
  const schematic = useSchematicInHand();
  return schematic && <ShownChange {...props} schematic={schematic} />;
}

function ShownChange({
  schematic,
  change,
  isStill,
  theme,
  onOver,
}: ChangeOfPoseProps & { readonly schematic: Schematic }) {
  const kinds = useApp((state) => state.document.kinds);
  const shape = useRef<Konva.Shape>(null);
  const elapsed = useRef(0);
  const over = useRef(onOver);
  const { from, to, stays, quick } = change;
  const staysNow = useRef(stays);
  const scene = useMemo(
    () =>
      new PoseScene(
        schematic,
        kinds,
        movementsBetween(from, to, quick ? 'shortest' : 'clockwise'),
        to,
        quick,
      ),
    [schematic, kinds, from, to, quick],
  );

  useLayoutEffect(() => {
    over.current = onOver;
    staysNow.current = stays;
  });

  useEffect(() => {
    const layer = shape.current?.getLayer();
    if (!layer) return undefined;
    elapsed.current = isStill ? scene.end : 0;
    if (isStill) {
      layer.batchDraw();
      return undefined;
    }
    let start: number | undefined;
    const animation = new Animation((frame) => {
      if (!frame) return;
      start ??= frame.time;
      elapsed.current = frame.time - start;
      if (elapsed.current < scene.end) return;
      animation.stop();
      if (!staysNow.current) over.current();
    }, layer);
    animation.start();
    return () => {
      animation.stop();
    };
  }, [scene, isStill]);

  // Chosen after it has come to rest: the board shows it now.
  useEffect(() => {
    if (!stays && elapsed.current >= scene.end) over.current();
  }, [stays, scene]);

  return (
    <Drawing
      ref={shape}
      draw={(canvas, scale) => {
        // Device pixels per CSS pixel: what the canvas is scaled by besides the camera.
        const pixelRatio = canvas.getTransform().a / scale;
        scene.draw(canvas, elapsed.current, theme, pixelRatio);
      }}
    />
  );
}
