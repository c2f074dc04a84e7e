import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { hexCenter, hexesWithin } from '../../../engine/hex/plane.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { DARK_BOARD, LIGHT_BOARD } from '../board-theme.ts';
import { pixelRatio, watchPixelRatio } from '../pixel-ratio.ts';
import { SCHEMATIC_GROUND } from '../schematic-ground.ts';
import { followWalk } from './play-walk.ts';
import { makeDial } from './pose-dial.ts';
import { describePose } from './pose-words.ts';
import { PoseScene } from './pose-scene.ts';
import { timeOfSteps } from './pose-timing.ts';
import { stepsTo, type PoseWalkStore } from './pose-walk.ts';
import classes from './PosesDialog.module.css';

/** CSS pixels of the picture. */
const WIDTH = 460;
const HEIGHT = 400;

/** Room about the piece in all its poses, in side lengths. */
const ROOM = 0.6;

/** CSS pixels per side length at most: a single house shall not fill the stage. */
const LARGEST = 64;

interface PoseStageProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly pose: Pose;
  readonly walk: PoseWalkStore;
}

/** A pose in large, over its grid and the ghost of the unturned piece, as far as the walk to it has come. */
export function PoseStage({ schematic, kinds, pose, walk }: PoseStageProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const reach = useMemo(() => makeDial(schematic).reach, [schematic]);
  const scene = useMemo(() => new PoseScene(schematic, kinds, stepsTo(pose), pose), [schematic, kinds, pose]);
  useEffect(() => followWalk(walk, scene.timing), [walk, scene]);
  useEffect(() => {
    const canvas = canvasRef.current!;
    canvas.width = Math.round(WIDTH * ratio);
    canvas.height = Math.round(HEIGHT * ratio);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const theme = scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
    const across = WIDTH / 2 / (reach.across + ROOM);
    const side = ratio * Math.min(LARGEST, across, HEIGHT / 2 / (reach.down + ROOM));
    const draw = () => {
      context.resetTransform();
      context.fillStyle = SCHEMATIC_GROUND[scheme].outside;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.setTransform(side, 0, 0, side, canvas.width / 2, canvas.height / 2);
      drawHexes(context, canvas.width / 2 / side, canvas.height / 2 / side, ratio / side, theme.hexLine);
      const { position } = walk.getState();
      const elapsed = position === null ? Infinity : timeOfSteps(scene.timing, position);
      scene.draw(context, elapsed, theme, ratio, 0);
    };
    draw();
    return walk.subscribe(draw);
  }, [scene, walk, ratio, scheme, reach]);
  return (
    <canvas
      ref={canvasRef}
      className={classes.stage}
      role="img"
      aria-label={describePose(pose)}
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
    />
  );
}

/** The outlines of hexes in a box about the center, in side lengths. */
function drawHexes(
  context: CanvasRenderingContext2D,
  right: number,
  bottom: number,
  pixel: number,
  color: string,
): void {
  context.beginPath();
  for (const hex of hexesWithin({ left: -right, top: -bottom, right, bottom })) {
    const { x, y } = hexCenter(hex);
    for (let corner = 0; corner <= 6; corner++) {
      const angle = (corner * Math.PI) / 3;
      const [to, down] = [x + Math.cos(angle), y + Math.sin(angle)];
      if (corner === 0) context.moveTo(to, down);
      else context.lineTo(to, down);
    }
  }
  context.strokeStyle = color;
  context.lineWidth = pixel;
  context.stroke();
}
