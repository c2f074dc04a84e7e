import { useEffect, useState } from 'react';
import type { LandRow } from '../../../../engine/land/row.ts';
import { failure, type Result } from '../../../../engine/problem.ts';
import type { GeojsonLandSize } from '../../../../formats/geojson/read-land.ts';
import type { ForeignMap } from '../import/foreign-maps.ts';
import { readPolygonsInWorker } from '../import/read-in-worker.ts';

/** Milliseconds that a size has to stay before its land is read. */
const SETTLED = 200;

interface PolygonLand {
  readonly land: Result<LandRow[]>;
  /** Whether the land of the present size is still to come; until then the last one is there. */
  readonly isReading: boolean;
}

/** The land of polygons with hexes of a size, read in a worker whenever the size changes. */
export function usePolygonLand(
  map: Extract<ForeignMap, { kind: 'geojson' }>,
  size: GeojsonLandSize,
): PolygonLand {
  const [read, setRead] = useState({ land: map.land, size });
  const isRead = read.size === size;
  useEffect(() => {
    if (isRead) return undefined;
    const abort = new AbortController();
    const keep = (land: Result<LandRow[]>) => {
      if (!abort.signal.aborted) setRead({ land, size });
    };
    const timer = setTimeout(() => {
      readPolygonsInWorker(map.text, size, abort.signal).then(keep, (error: unknown) => {
        keep(failure([{ path: '', message: error instanceof Error ? error.message : String(error) }]));
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [map, size, isRead]);
  return { land: read.land, isReading: !isRead };
}
