import type { ComponentType } from 'react';
import { useApp } from '../store/context.tsx';
import type { AppState } from '../store/store.ts';

/** A component that is there only while the state asks for it: the code of a lazy part comes no sooner. */
export function shownWhile<Props extends object>(
  isWanted: (state: AppState) => boolean,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function ShownWhile(props) {
    return useApp(isWanted) && <Component {...props} />;
  };
}
