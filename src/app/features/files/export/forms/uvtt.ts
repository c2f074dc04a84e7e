import { Dices } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const UVTT_FORM: Form = {
  group: 'table',
  name: words.uvttMap,
  short: words.uvttMap,
  use: words.uvttMapUse,
  Icon: Dices,
  lacks: words.uvttLacks,
  ending: '.dd2vtt',
  type: 'application/json',
  options: 'uvtt',
  isCopied: false,
};
