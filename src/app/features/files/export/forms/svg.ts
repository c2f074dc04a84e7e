import { Shapes } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const SVG_FORM: Form = {
  group: 'pictures',
  name: words.pictureSvg,
  short: 'SVG',
  use: words.svgHint,
  Icon: Shapes,
  lacks: words.pictureLacks,
  ending: '.svg',
  type: 'image/svg+xml',
  options: 'picture',
  isCopied: true,
};
