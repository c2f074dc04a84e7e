import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../kit/idle.ts';
import { useSettled } from '../../store/settled.ts';
import { differingCopies } from '../../document/differing-copies.ts';
import { editedSchematics, NONE_EDITED, type Edited } from './edited.ts';

/** Milliseconds by which the edited schematics are known, however busy the page is. */
const LATEST = 400;

/** The schematics that were edited since they were stamped; found when the page is idle, none until then. */
export function useEdited(): readonly Edited[] {
  const city = useSettled((document) => document.city);
  const schematics = useSettled((document) => document.schematics);
  const kinds = useSettled((document) => document.kinds);
  const [edited, setEdited] = useState(NONE_EDITED);
  useEffect(
    () => whenIdle(() => setEdited(editedSchematics({ city, schematics, kinds })), LATEST),
    [city, schematics, kinds],
  );
  return useMemo(() => stillThere(edited, { city, schematics }), [edited, city, schematics]);
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
