import { segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import type { PaintedSegment } from '../../src/engine/schematic/schematic.ts';
import { nearestVertex, segmentCenter } from '../../src/app/board/input/board-pointer.ts';
import type { BrushSize, DrawnShape } from '../../src/app/board/tools/schematic-hand.ts';
import type { ToolBoard } from '../../src/app/features/schematics/tools/schematic-tool.ts';
import type { Symmetry } from '../../src/app/features/schematics/symmetry/symmetry.ts';
import { imagesByThirds } from './symmetry.ts';
import type { ToolPointer } from '../../src/app/board/tools/tool.ts';

const FOOTPRINTS: Readonly<Record<string, 'tile' | 'area'>> = { church: 'tile', wheat: 'area' };

/** A board for tools that holds only painted segments. */
export function plainBoard(
  painted: readonly PaintedSegment[],
  options: {
    readonly kind?: string;
    readonly selected?: readonly Segment[];
    readonly size?: BrushSize;
    readonly shape?: DrawnShape;
    readonly lasso?: boolean;
    readonly several?: boolean;
    readonly symmetry?: Symmetry;
    readonly asked?: readonly PaintedSegment[];
  } = {},
): ToolBoard {
  const kinds = new Map(painted.map((one) => [segmentKey(one), one.kind]));
  const asked = new Map(options.asked?.map((one) => [segmentKey(one), one.kind]));
  const selected = new Set(options.selected?.map(segmentKey));
  return {
    kind: options.kind ?? 'house',
    size: options.size ?? 1,
    shape: options.shape ?? 'line',
    lasso: options.lasso ?? false,
    several: options.several ?? false,
    isEmpty: painted.length === 0,
    kindAt: (segment) => kinds.get(segmentKey(segment)) ?? null,
    isShape: (segment) => kinds.has(segmentKey(segment)),
    askedAt: (segment) => asked.get(segmentKey(segment)) ?? null,
    painted,
    footprintOf: (kind) => FOOTPRINTS[kind] ?? 'segment',
    images: (segment) => (options.symmetry ? imagesByThirds(segment, options.symmetry) : [segment]),
    isSelected: (segment) => selected.has(segmentKey(segment)),
    nameOf: (kind) => kind,
  };
}

/** A pointer on the center of a segment. */
export function pointOn(segment: Segment, part: Partial<ToolPointer> = {}): ToolPointer {
  const point = part.point ?? segmentCenter(segment);
  return {
    segment,
    point,
    vertex: nearestVertex(segment, point),
    button: 'primary',
    modifiers: { shift: false, alt: false, control: false },
    ...part,
  };
}
