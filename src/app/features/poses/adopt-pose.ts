import type { Patch } from 'immer';
import { distance, hexKey, ORIGIN } from '../../../engine/hex/hex.ts';
import { equalPoses, orient, PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import {
  MAX_SCHEMATIC_HEXES,
  MAX_SCHEMATIC_RADIUS,
  type PaintedHex,
} from '../../../engine/schematic/schematic.ts';
import type { SchematicDocument } from '../../document/document.ts';
import { toSchematic } from '../../document/document.ts';
import type { Change } from '../../document/step.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import { beginGesture, editByPatches, type AppState, type AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/** Whether the schematic that is open is shown in another pose than the one it is drawn in. */
export function hasOtherPose(state: AppState): boolean {
  const { session, document } = state;
  const schematic = session.schematic === null ? undefined : document.schematics[session.schematic];
  return schematic !== undefined && !equalPoses(schematicPose.of(state).pose, PLAIN_POSE);
}

/**
 * Rewrites the schematic that is open in the pose in which it is shown, so that this pose is its plain one. Conditions
 * around it move along. The board looks as before.
 *
 * @returns why it cannot be, in words; `null` when it is done
 */
export function adoptPose(store: AppStore): string | null {
  const state = store.getState();
  if (!hasOtherPose(state)) return null;
  const schematic = state.document.schematics[state.session.schematic!]!;
  const { pose } = schematicPose.of(state);
  const hexes = orient(toSchematic(schematic).hexes, pose);
  if (hexes.some((hex) => distance(hex, ORIGIN) > MAX_SCHEMATIC_RADIUS))
    return words.reachesTooFar(MAX_SCHEMATIC_RADIUS);
  if (hexes.length > MAX_SCHEMATIC_HEXES) return words.tooManyHexes(MAX_SCHEMATIC_HEXES);
  // One gesture: nobody sees the new shape in the old pose.
  const end = beginGesture(store, words.usePoseStep(schematic.name));
  editByPatches(store, words.usePoseStep(schematic.name), () => poseChange(schematic, hexes, pose));
  schematicPose.set(store, { pose: PLAIN_POSE });
  end();
  return null;
}

/** The change that gives a schematic other hexes, with its conditions in a pose. */
function poseChange(schematic: SchematicDocument, hexes: readonly PaintedHex[], pose: Pose): Change {
  const of = ['schematics', schematic.id];
  const byKey = Object.fromEntries(hexes.map((hex) => [hexKey(hex), hex.segments]));
  const replace = (member: 'hexes' | 'around', value: unknown): Patch => ({
    op: 'replace',
    path: [...of, member],
    value,
  });
  const patches = [replace('hexes', byKey)];
  const inverse = [replace('hexes', schematic.hexes)];
  if (schematic.around) {
    // Conditions that would lie beyond the reach of a schematic stay behind.
    const around = orient(schematic.around, pose).filter(
      (hex) => distance(hex, ORIGIN) <= MAX_SCHEMATIC_RADIUS,
    );
    patches.push(replace('around', around));
    inverse.push(replace('around', schematic.around));
  }
  return { patches, inverse };
}
