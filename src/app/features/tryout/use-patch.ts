import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Library } from '../../../engine/city/library.ts';
import { pixelRatio, watchPixelRatio } from '../../board/pixel-ratio.ts';
import { mirroredPoses } from '../../board/poses/mirrored-poses.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import { useAppStore } from '../../store/context.tsx';
import { isLarge, liveUnlessLarge } from '../../store/library/drawn-size.ts';
import { settled } from '../../store/settled.ts';
import { PatchLine } from './patch-line.ts';
import type { PatchAnswer, PatchSetting } from './patch-order.ts';
import { posesOf, settingOf } from './setting.ts';
import { neighborsPreference, tryoutSlice, type Neighbors } from './tryout-slice.ts';

/** A patch as it is shown: the last one that was drawn, and the message of an error, if there is one. */
export interface ShownPatch {
  readonly answer: PatchAnswer | null;
  readonly error: string | null;
  readonly again: () => void;
}

/**
 * The patch of the schematic that is open, drawn again with every step of a stroke, a large one once that rests: at most
 * one at a time and one per frame, always of the latest state.
 *
 * @param isSeen whether anybody sees it: nothing is drawn else
 */
export function usePatch(width: number, height: number, isSeen: boolean): ShownPatch {
  const store = useAppStore();
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const neighbors = neighborsPreference.use();
  const mirrored = mirroredPoses.use();
  const [answer, setAnswer] = useState<PatchAnswer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const settings = useRef(new Settings());

  useEffect(() => {
    if (!isSeen) return undefined;
    let frame = 0;
    let isOver = false;
    let builtIn: Library | undefined;
    /** Whether an order waits for the painter. */
    let isWaiting = false;
    /** The parts of the last order. */
    let last: readonly unknown[] = [];
    const line = new PatchLine(
      (next) => {
        setError(null);
        setAnswer(next);
        if (isWaiting) orderSoon();
      },
      (message) => setError(message),
    );
    const look = { width, height, ratio };
    const order = () => {
      frame = 0;
      const { document: now, session, slices } = store.getState();
      const id = session.schematic;
      if (!builtIn || id === null) return;
      const calm = settled(store).getState();
      const live = liveUnlessLarge(now.schematics[id], calm.schematics[id]);
      if (!live) return;
      isWaiting = line.isBusy && live === calm.schematics[id] && isLarge(live);
      if (isWaiting) return;
      const setting = settings.current.of(calm, id, neighbors, builtIn);
      const { seed } = tryoutSlice.of({ slices });
      const poses = posesOf(now, id, mirrored);
      const wanted = [setting, live, seed, JSON.stringify(poses)];
      if (wanted.every((part, index) => part === last[index])) return;
      last = wanted;
      line.draw(setting, { piece: toSchematic(live), poses, seed, look });
    };
    const orderSoon = () => {
      if (frame === 0 && !isOver) frame = requestAnimationFrame(order);
    };
    const begin = async () => {
      try {
        builtIn = (await import('../../document/builtin/start.computed.ts')).LIBRARY;
        orderSoon();
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason));
      }
    };
    void begin();
    const stops = [
      settled(store).subscribe(orderSoon),
      store.subscribe((state, before) => {
        const { schematic } = state.session;
        const changed =
          schematic !== before.session.schematic ||
          (schematic !== null &&
            state.document.schematics[schematic] !== before.document.schematics[schematic]) ||
          state.document.recipe !== before.document.recipe ||
          tryoutSlice.of(state).seed !== tryoutSlice.of(before).seed;
        if (changed) orderSoon();
      }),
    ];
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      line.end();
    };
  }, [store, width, height, ratio, neighbors, mirrored, isSeen, attempt]);

  return { answer, error, again: () => setAttempt((old) => old + 1) };
}

/** The setting made last: the same object as long as all but the piece is the same. */
class Settings {
  #made: readonly unknown[] = [];
  #setting: PatchSetting | undefined;

  of(document: Document, id: string, neighbors: Neighbors, builtIn: Library): PatchSetting {
    const made = [id, document.kinds, document.schematics, document.recipe, neighbors, builtIn];
    if (!this.#setting || made.some((part, index) => part !== this.#made[index])) {
      const next = settingOf(document, id, neighbors, builtIn);
      // A stroke changes the list of schematics, too; those around the piece are mostly the same.
      this.#setting = this.#setting && isSame(this.#setting, next) ? this.#setting : next;
      this.#made = made;
    }
    return this.#setting;
  }
}

function isSame(a: PatchSetting, b: PatchSetting): boolean {
  const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
    one.length === other.length && one.every((item, index) => item === other[index]);
  return (
    areSame(a.kinds, b.kinds) &&
    areSame(a.pool, b.pool) &&
    areSame(
      a.neighbors.flatMap(({ schematic, weight, max }) => [schematic, weight, max]),
      b.neighbors.flatMap(({ schematic, weight, max }) => [schematic, weight, max]),
    ) &&
    a.streets === b.streets
  );
}
