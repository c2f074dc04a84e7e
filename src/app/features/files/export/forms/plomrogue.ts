import { Swords } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const PLOMROGUE_FORM: Form = {
  group: 'text-maps',
  name: words.plomrogueMap,
  short: 'PlomRogue',
  use: words.forPlomRogue,
  Icon: Swords,
  lacks: words.plomrogueLacks,
  ending: '.plomrogue.txt',
  type: 'text/plain',
  options: null,
  isCopied: true,
};
