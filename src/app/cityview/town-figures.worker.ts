import type { City } from '../../engine/city/city.ts';
import { countTown, type TownFigures } from './count-town.ts';
import { unpack, type Packed } from '../../worker/packed-placements.ts';
import { serve } from '../../worker/serve.ts';

const service = {
  count: (city: Packed<City>): TownFigures => countTown(unpack(city)),
};

export type TownFiguresService = typeof service;

serve(service);
