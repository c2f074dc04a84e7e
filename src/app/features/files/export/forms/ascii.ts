import { LetterText } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const ASCII_FORM: Form = {
  group: 'text-maps',
  name: words.textMapAscii,
  short: 'ASCII',
  use: words.asciiHint,
  Icon: LetterText,
  lacks: words.textMapLacks,
  ending: '.txt',
  type: 'text/plain',
  options: 'text',
  isCopied: true,
};
