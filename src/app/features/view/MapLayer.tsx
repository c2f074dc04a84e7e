import { useEffect } from 'react';
import { heldTool } from '../../cityview/city-tool.ts';
import { mapPagesOf } from '../../cityview/map/map-pages.ts';
import { boardLookOf, boardStyle, showsMap } from '../../cityview/map/map-style.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { useApp } from '../../store/context.tsx';

/** Shows the map of the city in place of its plan, or the plan while something is placed or painted. */
export function MapLayer({ city }: CityLayerProps): null {
  const style = boardStyle.use();
  const isMap = useApp((state) => showsMap(style, heldTool(state)));
  const meta = useApp((state) => state.document.city.meta);
  useEffect(() => city.showMap(isMap ? mapPagesOf(city, boardLookOf({ meta })) : null), [city, isMap, meta]);
  return null;
}
