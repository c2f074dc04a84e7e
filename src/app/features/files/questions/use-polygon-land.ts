import { useEffect, useState } from 'react';
import { failure, type Result } from '../../../../engine/problem.ts';
import type { GeojsonLand, GeojsonLandSize, GeojsonReading } from '../../../../formats/geojson/read-land.ts';
import type { ForeignMap } from '../import/foreign-maps.ts';
import { readPolygonsInWorker } from '../import/read-in-worker.ts';

/** Milliseconds that a choice has to stay before its land is read. */
const SETTLED = 200;

interface PolygonLand {
  readonly land: Result<GeojsonLand>;
  /** Whether the land of the present choices is still to come; until then the last one is there. */
  readonly isReading: boolean;
}

/** The land of polygons with hexes of a size, read in a worker whenever a choice changes. */
export function usePolygonLand(
  map: Extract<ForeignMap, { kind: 'geojson' }>,
  size: GeojsonLandSize,
  reading: GeojsonReading,
): PolygonLand {
  const [read, setRead] = useState({ land: map.land, size, reading });
  const isRead = read.size === size && read.reading === reading;
  useEffect(() => {
    if (isRead) return undefined;
    const abort = new AbortController();
    const keep = (land: Result<GeojsonLand>) => {
      if (!abort.signal.aborted) setRead({ land, size, reading });
    };
    const timer = setTimeout(() => {
      readPolygonsInWorker(map.text, size, reading, abort.signal).then(keep, (error: unknown) => {
        keep(failure([{ path: '', message: error instanceof Error ? error.message : String(error) }]));
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [map, size, reading, isRead]);
  return { land: read.land, isReading: !isRead };
}
