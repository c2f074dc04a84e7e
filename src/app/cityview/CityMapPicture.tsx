import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { colorsInOrder } from '../board/paint/color-indices.ts';
import { packPalette } from '../board/paint/palette.ts';
import { StillMap } from '../board/StillMap.tsx';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';
import { whenIdle } from '../kit/idle.ts';
import { whenSeen } from '../kit/when-seen.ts';
import { cityMapOf, isMapDrawn } from './city-map.ts';
import { groundOf } from './ground.ts';

interface CityMapPictureProps {
  readonly city: CityDocument;
  /** The accessible name of the picture. */
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The part of the plane that is shown, in side lengths; all of the land when absent. */
  readonly bounds?: Bounds;
}

/** A small map of a city. It is drawn once it comes into view and the page is idle; until then its place is empty. */
export function CityMapPicture(props: CityMapPictureProps) {
  const { city, width, height } = props;
  const box = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<CityDocument | null>(null);
  const isDrawn = drawn === city || isMapDrawn(city);
  useEffect(() => {
    if (isDrawn) return undefined;
    let stop = () => {};
    const draw = () => {
      cityMapOf(city);
      setDrawn(city);
    };
    const stopWaiting = whenSeen(box.current!, () => {
      stop();
      stop = whenIdle(draw);
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [city, isDrawn]);
  return (
    <span
      ref={box}
      style={{ display: 'block', width, height, overflow: 'hidden' }}
      data-drawn={isDrawn && city.land.length > 0}
    >
      {isDrawn && city.land.length > 0 && <Map {...props} />}
    </span>
  );
}

function Map({ city, bounds, ...rest }: CityMapPictureProps) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const ground = groundOf(city)[scheme];
  const palette = useMemo(() => packPalette(colorsInOrder(ground, city.kinds)), [ground, city.kinds]);
  const map = cityMapOf(city);
  return <StillMap colors={map.colors} palette={palette} bounds={bounds ?? map.bounds} {...rest} />;
}
