import { useEffect } from 'react';
import { marginOf } from '../../board/moved-picture.ts';
import { pixelsAlong } from '../../board/placing.ts';
import { heldTool } from '../../cityview/city-tool.ts';
import { mapPagesOf } from '../../cityview/map/map-pages.ts';
import { boardLookOf, boardStyle, showsMap } from '../../cityview/map/map-style.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { useApp } from '../../store/context.tsx';

/** Shows the map of the city in place of its plan, or the plan while something is placed or painted. */
export function MapLayer({ city, view }: CityLayerProps): null {
  const style = boardStyle.use();
  const isMap = useApp((state) => showsMap(style, heldTool(state)));
  const meta = useApp((state) => state.document.city.meta);
  useEffect(() => {
    const map = isMap ? mapPagesOf(city, boardLookOf({ meta })) : null;
    city.showMap(map);
    // The board draws the picture of a zoom once it rests; the map is there by then.
    return view.subscribe(({ camera, size, pixelRatio }, before) => {
      if (camera.scale === before.camera.scale) return;
      const margin = marginOf(pixelRatio);
      const along = (length: number) => pixelsAlong(length + 2 * margin, pixelRatio);
      map?.expect(
        {
          side: camera.scale * pixelRatio,
          originX: (camera.originX + margin) * pixelRatio,
          originY: (camera.originY + margin) * pixelRatio,
        },
        { left: 0, top: 0, right: along(size.width), bottom: along(size.height) },
      );
    });
  }, [city, view, isMap, meta]);
  return null;
}
