import type { AppStore } from './store.ts';

/**
 * Says that something is under way: as long as it is, undo calls it off and takes no step back.
 *
 * @returns what says that it is no more, however it ended; saying so again does nothing
 */
export function beginUnderWay(store: AppStore, label: string, callOff: () => void): () => void {
  const key = Symbol(label);
  store.setState(({ underWay }) => ({ underWay: [...underWay, { key, label, callOff }] }));
  return () =>
    store.setState((state) =>
      state.underWay.some((one) => one.key === key)
        ? { underWay: state.underWay.filter((one) => one.key !== key) }
        : state,
    );
}

/**
 * Calls off what has begun last of all that is under way.
 *
 * @returns whether anything was
 */
export function callOffLast(store: AppStore): boolean {
  const last = store.getState().underWay.at(-1);
  if (!last) return false;
  store.setState(({ underWay }) => ({ underWay: underWay.filter((one) => one !== last) }));
  last.callOff();
  return true;
}
