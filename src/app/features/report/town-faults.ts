import { reachFaults } from '../../../engine/city/reach.ts';
import { resolveCity } from '../../../engine/city/resolve.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import type { CityPlace } from '../../cityview/city-place.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { getChunked } from '../../document/chunked.ts';
import { toCity } from '../../document/document.ts';

/** The doors of a city that are not reached, and the walls that leak, as a place to be shown. */
export function faultsOf(view: CityView): CityPlace {
  const city = toCity(view.city);
  const { board, kind_segment } = resolveCity(city, () => 'stop');
  const { doors, walls } = reachFaults(city, board, kind_segment);
  const leaking = walls.flatMap(({ placements }) =>
    placements.flatMap((id) => {
      const placement = getChunked(view.city.placements, id);
      return placement
        ? paintedSegments(view.hexesOf(placement)).map(({ q, r, k }) => ({
            q: q + placement.q,
            r: r + placement.r,
            k,
          }))
        : [];
    }),
  );
  const wanted = [...doors, ...leaking];
  return { rows: [], blocked: doors, wanted };
}
