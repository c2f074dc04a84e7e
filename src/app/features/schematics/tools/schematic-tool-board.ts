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
import { aroundHand } from '../../../board/tools/around-hand.ts';
import { describeWish } from '../../../board/wishes/describe-wish.ts';
import { schematicHand } from '../../../board/tools/schematic-hand.ts';
import { BRUSHES } from '../../../board/tools/take-kind.ts';
import { selectSeveral } from '../../../board/tools/select-several.ts';
import { drawnBand } from '../../../board/tools/lasso.ts';
import { movedSegment, movementsOf, symmetryInHand } from '../symmetry/symmetry.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';

/** The schematic on the board, in the pose that is shown, as tools see it; `null` when there is none. */
export function schematicToolBoard(state: AppState): ToolBoard | null {
  const { session, document } = state;
  const { schematic: id } = session;
  const { pose } = schematicPose.of(state);
  if (id === null) return null;
  const { hexes, around = [] } = document.schematics[id]!;
  const isAsking = asksAround(state);
  const asked = Object.fromEntries(around.map((hex) => [hexKey(hex), hex.segments]));
  const seen = isAsking ? asked : hexes;
  const entryIn = (entries: SchematicDocument['hexes'], segment: Segment) => {
    const own = unposeSegment(segment, pose);
    return entries[hexKey(own)]?.[own.k] ?? null;
  };
  const kindOf = (kind: string) => document.kinds.find((other) => other.id === kind);
  const movements = movementsOf(symmetryInHand.of(state));
  let selected: ReadonlySet<string> | undefined;
  let painted: readonly PaintedSegment[] | undefined;
  return {
    kind: (isAsking && aroundHand.of(state).wish) || session.kind,
    size: schematicHand.of(state).size,
    shape: schematicHand.of(state).shape,
    lasso: drawnBand.of(state).lasso,
    several: selectSeveral.of(state).on,
    get isEmpty() {
      return Object.keys(hexes).length === 0;
    },
    kindAt: (segment) => entryIn(seen, segment),
    isShape: (segment) => entryIn(hexes, segment) !== null,
    askedAt: (segment) => entryIn(asked, segment),
    get painted() {
      return (painted ??= [...paintedIn(seen, pose)]);
    },
    footprintOf: (kind) => kindOf(kind)?.footprint ?? 'segment',
    images(segment) {
      const own = unposeSegment(segment, pose);
      return movements.map((movement, index) =>
        index === 0 ? segment : poseSegment(movedSegment(own, movement), pose),
      );
    },
    isSelected(segment: Segment) {
      selected ??= new Set(currentSelection(state)?.segments.map(segmentKey));
      return selected.has(segmentKey(unposeSegment(segment, pose)));
    },
    nameOf: (kind) =>
      (isAsking ? describeWish(kind, document.kinds) : kindOf(kind)?.name.toLowerCase()) ?? kind,
  };
}

/** Whether the tool in hand paints conditions. */
export function asksAround(state: AppState): boolean {
  const { tool } = schematicHand.of(state);
  return (
    aroundHand.of(state).wish !== null && (BRUSHES.includes(tool) || tool === 'erase' || tool === 'pick')
  );
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
