import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../kit/idle.ts';
import { useAppStore } from '../../store/context.tsx';
import { settled, useSettled } from '../../store/settled.ts';
import { differingCopies } from '../../document/differing-copies.ts';
import { editedSchematics, NONE_EDITED, type Edited } from './edited.ts';

/** Milliseconds by which the edited schematics are known, however busy the page is. */
const LATEST = 400;

/**
 * The schematics that were edited since they were stamped; found when the page is idle, none until then. As long as there
 * are none, a stamp renders nothing.
 */
export function useEdited(): readonly Edited[] {
  const documents = settled(useAppStore());
  const [edited, setEdited] = useState(NONE_EDITED);
  useEffect(() => {
    let stop = () => {};
    const find = () => {
      stop();
      stop = whenIdle(() => setEdited(editedSchematics(documents.getState())), LATEST);
    };
    find();
    const leave = documents.subscribe(find);
    return () => {
      leave();
      stop();
    };
  }, [documents]);
  const document = useSettled((now) => (edited.length > 0 ? now : null));
  return useMemo(() => (document ? stillThere(edited, document) : edited), [edited, document]);
}

/** The found placements that still differ from the library: once a copy is up to date, it is hidden at once. */
function stillThere(
  found: readonly Edited[],
  document: Parameters<typeof differingCopies>[0],
): readonly Edited[] {
  if (found.length === 0) return found;
  const differing = differingCopies(document);
  const left = found.filter(({ schematic }) => differing.has(schematic.id));
  return left.length === found.length ? found : left;
}
