import { useCallback } from 'react';
import { useApp } from '../store/context.tsx';

/** Tells the name of a schematic of the library by its id, which it is when the library does not have it. */
export function useNames(): (id: string) => string {
  const schematics = useApp((state) => state.document.schematics);
  return useCallback(
    (id: string) => (Object.hasOwn(schematics, id) ? schematics[id]!.name : id),
    [schematics],
  );
}
