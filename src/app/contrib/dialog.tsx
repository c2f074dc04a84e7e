import type { ComponentType } from 'react';
import { useApp, useAppStore } from '../store/context.tsx';
import type { Slice } from '../store/slice.ts';

/** Properties of a dialog. */
export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog that is open as long as a slice says that it is shown. */
export function dialogOf(
  slice: Slice<{ readonly shown: boolean }>,
  Content: ComponentType<DialogProps>,
): ComponentType {
  return function Dialog() {
    const store = useAppStore();
    const shown = useApp((state) => slice.of(state).shown);
    return <Content opened={shown} onClose={() => slice.set(store, { shown: false })} />;
  };
}
