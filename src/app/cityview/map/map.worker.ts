import { transfer } from 'comlink';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import type { Bounds } from '../../view/camera.ts';
import { serve } from '../../../worker/serve.ts';
import type { CityAbout } from './city-about.ts';
import type { MapPage } from './map-page.ts';
import { buffersOf, paintPages } from './paint-page.ts';

const service = {
  paint(about: CityAbout, bounds: readonly Bounds[], look: MapLook): MapPage[] {
    const pages = paintPages(about, bounds, look);
    return transfer(pages, buffersOf(pages));
  },
};

export type MapService = typeof service;

serve(service);
