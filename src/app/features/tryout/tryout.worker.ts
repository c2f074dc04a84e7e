import { transfer } from 'comlink';
import { tryOut, type Patch } from '../../../engine/tryout/patch.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { orient } from '../../../engine/schematic/pose.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import { serve } from '../../../worker/serve.ts';
import { segmentCenter } from '../../board/input/board-pointer.ts';
import type { PatchAnswer, PatchLook, PatchOrder, PatchSetting, PatchView, Stamp } from './patch-order.ts';
import { paintPatch } from './patch-picture.ts';

let setting: PatchSetting | undefined;

const service = {
  /** Takes the surroundings of all pieces that follow; their pictures are kept. */
  open(next: PatchSetting): void {
    setting = next;
  },

  /** Tries a piece out and draws it. */
  draw({ piece, poses, seed, look }: PatchOrder): PatchAnswer {
    if (!setting) throw new Error('the worker was asked for a patch before it was told what of');
    const tried = tryOut({ ...setting, piece, poses, seed });
    if (tried.kind !== 'patch') return tried;
    const { patch } = tried;
    const canvas = new OffscreenCanvas(look.width * look.ratio, look.height * look.ratio);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas for pictures');
    const view = paintPatch(context, patch, piece, setting.kinds, look);
    const picture = canvas.transferToImageBitmap();
    const stamps = stampsIn(patch, view, look);
    const answer: PatchAnswer = {
      kind: 'patch',
      picture,
      view,
      look,
      stamps,
      poses: patch.poses,
      posesStamped: new Set(stamps.map(poseIndex)).size,
      obstacle: patch.obstacle,
    };
    return transfer(answer, [picture]);
  },
};

/** The copies whose middles are seen in a picture, in the order of reading; all where none is. */
function stampsIn({ stamps, city }: Patch, view: PatchView, { width, height }: PatchLook): Stamp[] {
  const byId = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const placed = stamps
    .map(({ q, r, mirror, rotation, shift, schematic }) => {
      const hexes = orient(byId.get(schematic)!.hexes, { mirror, rotation, shift });
      const centers = paintedSegments(hexes).map(segmentCenter);
      const mean = (coordinate: 'x' | 'y') =>
        centers.reduce((sum, center) => sum + center[coordinate], 0) / centers.length;
      const center = hexCenter({ q, r });
      return {
        stamp: { q, r, mirror, rotation, shift },
        x: view.originX + (center.x + mean('x')) * view.side,
        y: view.originY + (center.y + mean('y')) * view.side,
      };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const seen = placed.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  return (seen.length > 0 ? seen : placed).map(({ stamp }) => stamp);
}

export type TryoutService = typeof service;

serve(service);
