import { Braces } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const JSON_FORM: Form = {
  group: 'data',
  name: words.cityLayoutJson,
  ofSchematic: words.schematicJson,
  short: 'JSON',
  use: words.jsonHint,
  Icon: Braces,
  lacks: null,
  ending: '.json',
  type: 'application/json',
  options: null,
  isCopied: true,
};
