import { Globe } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const GEOJSON_FORM: Form = {
  group: 'data',
  name: words.geojson,
  short: words.geojson,
  use: words.geojsonUse,
  Icon: Globe,
  lacks: words.geojsonLacks,
  ending: '.geojson',
  type: 'application/geo+json',
  options: 'geojson',
  isCopied: true,
};
