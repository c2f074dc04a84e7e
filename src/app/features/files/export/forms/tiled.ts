import { Grid3x3 } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const TILED_FORM: Form = {
  group: 'games',
  name: words.tiledMap,
  short: words.tiled,
  use: words.tiledMapUse,
  Icon: Grid3x3,
  lacks: words.tiledLacks,
  ending: '-tiled.zip',
  type: 'application/zip',
  options: null,
  isCopied: false,
};
