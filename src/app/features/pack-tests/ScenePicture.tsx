import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { pixelRatio, watchPixelRatio } from '../../board/pixel-ratio.ts';
import type { Scene } from './scene-draft.ts';
import { paintSceneOn, viewOfScene, type SceneView } from './scene-picture.ts';
import classes from './TestsPanel.module.css';

interface ScenePictureProps {
  readonly scene: Scene;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Segments that block the piece. */
  readonly blocked?: readonly Segment[];
  /** The view, where it is kept while the scene changes; a picture of all of it without. */
  readonly view?: SceneView;
}

const NONE: readonly Segment[] = [];

/** The picture of a scene with its piece, for the eye only. */
export function ScenePicture({
  scene,
  schematic,
  kinds,
  width,
  height,
  blocked = NONE,
  view,
}: ScenePictureProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const whole = useMemo(
    () => view ?? viewOfScene(scene, schematic, { width, height }, 0.3),
    [view, scene, schematic, width, height],
  );
  useLayoutEffect(() => {
    const canvas = canvasRef.current!;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext('2d');
    const look = { width, height, scheme, isLined: view !== undefined };
    if (context) paintSceneOn(context, scene, schematic, kinds, blocked, look, whole, ratio);
  }, [scene, schematic, kinds, blocked, width, height, ratio, scheme, view, whole]);
  return <canvas ref={canvasRef} className={classes.picture} aria-hidden="true" style={{ width, height }} />;
}
