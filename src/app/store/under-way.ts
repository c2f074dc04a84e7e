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
