import { useEffect, useState } from 'react';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { meanOf, type Vec } from '../../../formats/picture/map/geometry.ts';
import { MOODS, type MoodName } from '../../../formats/picture/map/look.ts';
import { boundsOfLand } from '../../board/paint/hex-colors.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { mapPicture } from '../../cityview/map/map-pages.ts';
import { boardLookOf } from '../../cityview/map/map-style.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { fromChunks } from '../../document/chunked.ts';
import { useAppStore } from '../../store/context.tsx';
import type { Bounds } from '../../view/camera.ts';
import { MOOD_PICTURE } from './MoodPicture.tsx';

/** The middle of the open city in each mood, as it is when this is first asked for: one comes after the other. */
export function useMoodPictures(): Partial<Record<MoodName, ImageData>> {
  const store = useAppStore();
  const [pictures, setPictures] = useState<Partial<Record<MoodName, ImageData>>>({});
  useEffect(() => {
    let hasEnded = false;
    const paintAll = async () => {
      const city = cityViewOf(store);
      const bounds = middleOf(city);
      const look = boardLookOf({ meta: city.city.meta });
      const side = MOOD_PICTURE.side * window.devicePixelRatio;
      for (const mood of MOODS) {
        const picture = await mapPicture(city, bounds, { ...look, mood }, side);
        if (hasEnded || !picture) return;
        setPictures((before) => ({ ...before, [mood]: picture }));
      }
    };
    void paintAll();
    return () => void (hasEnded = true);
  }, [store]);
  return pictures;
}

/** A part of the plane about what is built, as large as a picture shows. */
function middleOf(city: CityView): Bounds {
  const built = fromChunks(city.city.placements).map((placement): Vec => {
    const { x, y } = hexCenter(placement);
    return [x, y];
  });
  const { left, top, right, bottom } = boundsOfLand(city.city.land);
  const [x, y] = built.length > 0 ? meanOf(built) : [(left + right) / 2, (top + bottom) / 2];
  const { width, height, side } = MOOD_PICTURE;
  const [halfWidth, halfHeight] = [width / side / 2, height / side / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}
