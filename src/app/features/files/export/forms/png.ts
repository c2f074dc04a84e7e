import { Image } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const PNG_FORM: Form = {
  group: 'pictures',
  name: words.picturePng,
  short: 'PNG',
  use: words.pngHint,
  Icon: Image,
  lacks: words.pictureLacks,
  ending: '.png',
  type: 'image/png',
  options: 'picture',
  isCopied: true,
};
