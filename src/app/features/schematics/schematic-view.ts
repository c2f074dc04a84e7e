import { DIRECTIONS, ORIGIN } from '../../../engine/hex/hex.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { equalPoses, PLAIN_POSE, poseSegment, type Pose } from '../../../engine/schematic/pose.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { CellBox } from '../../../formats/picture/live/cells.ts';
import { LivePicture, type SegmentChange } from '../../../formats/picture/live/live-picture.ts';
import type { Bounds } from '../../../formats/picture/picture.ts';
import type { PlacedParts } from '../../board/paint/art.ts';
import { SegmentColors } from '../../board/paint/segment-colors.ts';
import { numberKinds } from '../../board/paint/color-indices.ts';
import type { SchematicDocument } from '../../document/document.ts';
import { patchesSince, type AppStore } from '../../store/store.ts';
import { editedHexes } from './edited-hexes.ts';
import { parseHexKey } from './hex-key.ts';
import { Refinement } from './refinement.ts';
import { schematicPose } from '../../store/schematic-pose.ts';

type Hexes = SchematicDocument['hexes'];

const NOTHING: Hexes = {};

/**
 * The colors and buildings of a schematic on its board, in a pose. The view follows the document segment by segment.
 * Only large areas lag behind a stroke, by a blink after it has ended.
 */
export class SchematicView {
  readonly colors = new SegmentColors({ strip0: 0, column0: 0, strips: 0, columns: 0 });
  #picture = new LivePicture([]);
  #hexes: Hexes = NOTHING;
  #pose: Pose = PLAIN_POSE;
  #kinds: readonly Kind[] = [];
  #color_kind = new Map<string, number>();
  readonly #refinement = new Refinement((box) => this.#redraw(box));

  /** For the board: the parts of the picture that reach into a part of the plane. */
  readonly pictures = (visible: Bounds): readonly PlacedParts[] => [
    { parts: this.#picture.parts(visible), at: ORIGIN },
  ];

  /**
   * Shows the schematic that is in hand, and every edit of it before the next frame.
   *
   * @returns what ends it
   */
  follow(store: AppStore): () => void {
    let awaited = false;
    let held = false;
    /** Keys of the hexes that may have changed since the last time; `null` for all. */
    let edited: Set<string> | null = null;
    const show = () => {
      const keys = edited;
      edited = new Set();
      awaited = false;
      const state = store.getState();
      const { document, session, gesture } = state;
      const ends = held && gesture === null;
      held = gesture !== null;
      const schematic = session.schematic === null ? undefined : document.schematics[session.schematic];
      if (schematic) this.update(schematic.hexes, schematicPose.of(state).pose, document.kinds, held, keys);
      if (ends) this.#refineSoon(false);
    };
    show();
    this.#refineSoon(false);
    // One event may edit several segments: they are followed together.
    const stop = store.subscribe((state, before) => {
      const keys = editedHexes(patchesSince(before, state), state.session.schematic);
      const isSame = state.session.schematic === before.session.schematic;
      if (!keys || !isSame) edited = null;
      for (const key of keys ?? []) edited?.add(key);
      if (!awaited) queueMicrotask(show);
      awaited = true;
    });
    return () => {
      stop();
      this.#refinement.cancel();
    };
  }

  /**
   * @param held whether a gesture goes on, so that more is to be expected
   * @param edited keys of all hexes that have changed since the last time, and perhaps others; `null` when not known
   */
  update(
    hexes: Hexes,
    pose: Pose,
    kinds: readonly Kind[],
    held = false,
    edited: ReadonlySet<string> | null = null,
  ): void {
    if (hexes === this.#hexes && pose === this.#pose && kinds === this.#kinds) return;
    const rebuild = kinds !== this.#kinds || !equalPoses(pose, this.#pose);
    if (rebuild) {
      for (const { segment } of this.#changesTo(NOTHING)) this.colors.setSegment(segment, 0);
      this.#hexes = NOTHING;
      this.#pose = pose;
      this.#kinds = kinds;
      this.#color_kind = numberKinds(kinds);
      this.#picture = new LivePicture(kinds, pose);
    }
    const changes = this.#changesTo(hexes, rebuild ? null : edited);
    // What comes on the board as a whole is shown as it is to be.
    const isOther = rebuild || changes.length > ANOTHER;
    this.#hexes = hexes;
    for (const { segment, kind } of changes) {
      const color = kind === null ? 0 : (this.#color_kind.get(kind) ?? 0);
      if (isOther) this.colors.setCell(toCell(segment).strip, toCell(segment).column, color);
      else this.colors.setSegment(segment, color);
    }
    if (isOther) this.colors.changed();
    for (const box of this.#picture.update(changes)) this.#redraw(box);
    if (isOther) for (const box of this.#picture.refine()) this.#redraw(box);
    else this.#refineSoon(held);
  }

  #refineSoon(held: boolean): void {
    if (this.#picture.isRough) this.#refinement.await(this.#picture, held);
  }

  #redraw({ top, left, bottom, right }: CellBox): void {
    this.colors.changed({
      strip0: top,
      column0: left,
      strips: bottom - top + 1,
      columns: right - left + 1,
      overhang: this.#picture.overhang,
    });
  }

  /** The segments that differ, as they lie on the board: in the edited hexes, if they are known. */
  #changesTo(hexes: Hexes, edited: ReadonlySet<string> | null = null): SegmentChange[] {
    const before = this.#hexes;
    const changes: SegmentChange[] = [];
    if (hexes === before) return changes;
    for (const key of edited ?? Object.keys({ ...before, ...hexes }))
      if (hexes[key] !== before[key]) this.#compare(key, before[key], hexes[key], changes);
    return changes;
  }

  #compare(
    key: string,
    before: Hexes[string] | undefined,
    after: Hexes[string] | undefined,
    changes: SegmentChange[],
  ) {
    const { q, r } = parseHexKey(key);
    for (const k of DIRECTIONS) {
      const kind = after?.[k] ?? null;
      if (kind !== (before?.[k] ?? null))
        changes.push({ segment: poseSegment({ q, r, k }, this.#pose), kind });
    }
  }
}

/** Segments that change at once from which this is no step of a stroke: another schematic, a flood. */
const ANOTHER = 200;
