import type { PlaceTest } from '../../../engine/pack/pack.ts';
import { compareHexes, distance, type Hex } from '../../../engine/hex/hex.ts';
import { hasHex } from '../../../engine/land/row.ts';
import { orient, type Pose } from '../../../engine/schematic/pose.ts';
import {
  paintedSegments,
  type PaintedHex,
  type Schematic,
  type Six,
} from '../../../engine/schematic/schematic.ts';
import { fromChunks } from '../../document/chunked.ts';
import type { CityDocument } from '../../document/document.ts';

/** Hexes around the shape that belong to its scene. */
const MARGIN = 2;

/**
 * The scene of a schematic in a pose at a hex of a city: the land near it with all that stands there. Its center is hex
 * (0, 0) of the scene.
 */
export function captureScene(
  city: CityDocument,
  schematic: Schematic,
  pose: Pose,
  at: Hex,
): Pick<PlaceTest, 'around' | 'q' | 'r' | keyof Pose> {
  const shape = orient(schematic.hexes, pose);
  const asked = orient(schematic.around ?? [], pose);
  const covered = [...shape, ...asked, { q: 0, r: 0 }].map(({ q, r }) => ({ q: q + at.q, r: r + at.r }));
  const scene = new Map<string, (string | null)[]>();
  const key = ({ q, r }: Hex) => `${q},${r}`;
  for (const { q, r } of covered)
    for (let dq = -MARGIN; dq <= MARGIN; dq++)
      for (let dr = -MARGIN; dr <= MARGIN; dr++) {
        const hex = { q: q + dq, r: r + dr };
        if (distance({ q, r }, hex) > MARGIN || scene.has(key(hex)) || !hasHex(city.land, hex)) continue;
        scene.set(key(hex), [null, null, null, null, null, null]);
      }
  const paint = (hexes: readonly PaintedHex[], by: Hex) => {
    for (const { q, r, k, kind } of paintedSegments(hexes)) {
      const segments = scene.get(key({ q: q + by.q, r: r + by.r }));
      if (segments) segments[k] = kind;
    }
  };
  paint(city.ground ?? [], { q: 0, r: 0 });
  for (const placement of fromChunks(city.placements))
    paint(orient(city.schematics[placement.schematic]!.hexes, placement), placement);
  const around = [...scene].map(([hex, segments]): PaintedHex => {
    const [q, r] = hex.split(',').map(Number) as [number, number];
    return { q: q - at.q, r: r - at.r, segments: segments as unknown as Six<string | null> };
  });
  const { mirror, rotation, shift } = pose;
  return { q: 0, r: 0, mirror, rotation, shift, around: around.sort(compareHexes) };
}
