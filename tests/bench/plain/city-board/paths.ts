import type { Camera } from '../../../../src/app/view/camera.ts';
import { CITY_GROUND } from '../../../../src/app/cityview/ground.ts';
import type { ColoredTriangles } from './triangles.ts';

/** Triangles in a path: browsers fill one of very many far slower than several of fewer. */
const AT_ONCE = 500;

/** Draws what is in view, color by color. */
export function drawPaths(
  context: CanvasRenderingContext2D,
  triangles: readonly ColoredTriangles[],
  { scale, originX, originY }: Camera,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = CITY_GROUND.light.outside;
  context.fillRect(0, 0, width, height);
  for (const { color, corners } of triangles) {
    context.fillStyle = color;
    context.beginPath();
    let traced = 0;
    for (let i = 0; i < corners.length; i += 6) {
      const x = originX + corners[i]! * scale;
      const y = originY + corners[i + 1]! * scale;
      if (x < -scale || y < -scale || x > width + scale || y > height + scale) continue;
      context.moveTo(x, y);
      context.lineTo(originX + corners[i + 2]! * scale, originY + corners[i + 3]! * scale);
      context.lineTo(originX + corners[i + 4]! * scale, originY + corners[i + 5]! * scale);
      context.closePath();
      if (++traced % AT_ONCE !== 0) continue;
      context.fill();
      context.beginPath();
    }
    context.fill();
  }
}
