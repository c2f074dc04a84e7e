import { DIRECTIONS, hexKey } from '../../../../engine/hex/hex.ts';
import { poseSegment, type Pose } from '../../../../engine/schematic/pose.ts';
import type { PaintedSegment } from '../../../../engine/schematic/schematic.ts';
import { unposeSegment } from '../../../../engine/schematic/unpose.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import type { SchematicDocument } from '../../../document/document.ts';
import type { AppState } from '../../../store/store.ts';
import { parseHexKey } from '../hex-key.ts';
import { currentSelection } from '../selection/selection-edits.ts';
import type { ToolBoard } from './schematic-tool.ts';
import { drawnBand } from '../../../board/tools/lasso.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';

/** The schematic on the board, in the pose that is shown, as tools see it; `null` when there is none. */
export function schematicToolBoard(state: AppState): ToolBoard | null {
  const { session, document } = state;
  const { schematic: id } = session;
  const { pose } = schematicPose.of(state);
  if (id === null) return null;
  const { hexes } = document.schematics[id]!;
  const kindOf = (kind: string) => document.kinds.find((other) => other.id === kind);
  let selected: ReadonlySet<string> | undefined;
  return {
    kind: session.kind,
    lasso: drawnBand.of(state).lasso,
    get isEmpty() {
      return Object.keys(hexes).length === 0;
    },
    kindAt(segment) {
      const own = unposeSegment(segment, pose);
      return hexes[hexKey(own)]?.[own.k] ?? null;
    },
    painted: () => paintedIn(hexes, pose),
    footprintOf: (kind) => kindOf(kind)?.footprint ?? 'segment',
    isSelected(segment: Segment) {
      selected ??= new Set(currentSelection(state)?.segments.map(segmentKey));
      return selected.has(segmentKey(unposeSegment(segment, pose)));
    },
    nameOf: (kind) => kindOf(kind)?.name.toLowerCase() ?? kind,
  };
}

function* paintedIn(hexes: SchematicDocument['hexes'], pose: Pose): Generator<PaintedSegment> {
  for (const [key, segments] of Object.entries(hexes)) {
    const { q, r } = parseHexKey(key);
    for (const k of DIRECTIONS) {
      const kind = segments[k];
      if (kind !== null) yield { ...poseSegment({ q, r, k }, pose), kind };
    }
  }
}
