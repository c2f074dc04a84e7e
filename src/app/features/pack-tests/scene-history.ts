import type { Scene } from './scene-draft.ts';

/** A scene while it is edited, with the steps that lead back. */
export interface SceneHistory {
  readonly past: readonly Scene[];
  readonly now: Scene;
  readonly future: readonly Scene[];
  /** The scene before the stroke that goes on; `null` between strokes. */
  readonly before: Scene | null;
}

export type SceneAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'change'; readonly to: (scene: Scene) => Scene }
  | { readonly kind: 'end' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export function startHistory(now: Scene): SceneHistory {
  return { past: [], now, future: [], before: null };
}

/** The history after an action. Changes from `begin` to `end` are one step, others are steps of their own. */
export function nextHistory(history: SceneHistory, action: SceneAction): SceneHistory {
  const { past, now, future, before } = history;
  switch (action.kind) {
    case 'begin':
      // A second finger goes on with the stroke of the first.
      return before ? history : { ...history, before: now };
    case 'change': {
      const next = action.to(now);
      if (next === now) return history;
      if (before) return { ...history, now: next };
      return { past: [...past, now], now: next, future: [], before };
    }
    case 'end':
      if (!before || before === now) return { ...history, before: null };
      return { past: [...past, before], now, future: [], before: null };
    case 'undo': {
      const last = past.at(-1);
      if (!last || before) return history;
      return { past: past.slice(0, -1), now: last, future: [now, ...future], before };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next || before) return history;
      return { past: [...past, now], now: next, future: rest, before };
    }
  }
}
