import type { LaidShape } from '../../board/posed-shape.ts';
import { useMemo } from 'react';
import type { Blocked } from '../../../engine/fit/explain.ts';
import { useHover, type Hover } from '../../board/input/hover.ts';
import { useApp } from '../../store/context.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { explainShapes, groupShapes } from './group-edits.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { Ghosts } from './SelectionLayer.tsx';
import { pasting } from './pasting.ts';

/** The copy at the pointer, with the segments that block it; `null` without pointer or copy. */
export function usePaste(
  city: CityView,
  hover: Hover,
): { readonly shapes: readonly LaidShape[]; readonly blocked: readonly Blocked[] } | null {
  const pointer = useHover(hover);
  const document = useApp((state) => state.document);
  const group = useApp((state) => pasting.of(state)?.group);
  const { q, r } = pointer?.segment ?? { q: NaN, r: NaN };
  return useMemo(() => {
    if (!group || Number.isNaN(q) || city.city !== document.city) return null;
    const shapes = groupShapes(group, { q, r });
    return { shapes, blocked: explainShapes(document, city, shapes) };
  }, [city, document, group, q, r]);
}

export function PasteLayer({ city, hover, theme }: CityLayerProps) {
  const paste = usePaste(city, hover);
  return paste && <Ghosts {...paste} theme={theme} />;
}
