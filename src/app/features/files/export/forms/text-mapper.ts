import { Map } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const TEXT_MAPPER_FORM: Form = {
  group: 'text-maps',
  name: words.textMapperMap,
  short: words.textMapper,
  use: words.forTextMapper,
  Icon: Map,
  lacks: words.textMapperLacks,
  ending: '.text-mapper.txt',
  type: 'text/plain',
  options: null,
  isCopied: true,
};
