import { createStore } from 'zustand/vanilla';
import type { Leaving } from '../kit/LeaveDialog.tsx';
import type { AppStore } from './store.ts';

/** A view over the user's own work that a feature shows, or is about to show. */
interface Viewing {
  /** Tells it from every other one. */
  readonly id: number;
  /** The name of its kind. */
  readonly of: string;
  /** Its state, which its feature alone reads. */
  readonly about: unknown;
  /** The work that lies over the user's own, in a store that nothing saves; `null` while the own work is on screen. */
  readonly store: AppStore | null;
  /** Whether it is still on its way. */
  readonly isAwaited: boolean;
  /** Called with the reason when drawing that work breaks. */
  readonly onBroken: (why: string) => void;
}

interface Viewings {
  readonly viewing: Viewing | null;
  readonly leaving: Leaving | null;
}

/** One for the page: a link is opened by its address. */
export const viewings = createStore<Viewings>(() => ({ viewing: null, leaving: null }));

let count = 0;

/** A kind of view, which belongs to a feature. */
export interface ViewingKind<About> {
  /** The state of the view; `null` while none of this kind is shown. */
  readonly of: (viewings: Viewings) => About | null;
  /** Shows a view, over the user's own work when it has a store. It takes the place of any other. */
  readonly show: (about: About, store?: AppStore) => void;
  /** Shows that a view is on its way. */
  readonly await: (about: About) => void;
}

/**
 * Declares a kind of view.
 *
 * @param name no other kind has it
 * @param onBroken called with the reason when drawing a view of this kind breaks
 */
export function createViewing<About>(name: string, onBroken: (why: string) => void): ViewingKind<About> {
  const put = (about: About, store: AppStore | null, isAwaited: boolean) =>
    viewings.setState({
      viewing: { id: ++count, of: name, about, store, isAwaited, onBroken },
      leaving: null,
    });
  return {
    of: ({ viewing }) => (viewing?.of === name ? (viewing.about as About) : null),
    show: (about, store) => put(about, store ?? null, false),
    await: (about) => put(about, null, true),
  };
}

/** Ends the view, of whatever kind: the user's own work is on screen again. */
export function endViewing(): void {
  viewings.setState({ viewing: null, leaving: null });
}

/** Whether what is looked at is another than what was opened: that is lost when it is left. */
export function isViewChanged(): boolean {
  const state = viewings.getState().viewing?.store?.getState();
  return (
    state !== undefined && (state.timeline.last !== undefined || (state.gesture?.parts ?? null) !== null)
  );
}

/** Leaves what is looked at, if need be once the user has said so. */
export function askToLeave(leave: () => void, stay: () => void): void {
  if (!isViewChanged()) leave();
  else
    viewings.setState({
      leaving: {
        leave,
        stay: () => {
          viewings.setState({ leaving: null });
          stay();
        },
      },
    });
}
