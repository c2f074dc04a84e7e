import { Printer } from 'lucide-react';
import * as words from '../../words.ts';
import type { Form } from './form.ts';

export const PDF_FORM: Form = {
  group: 'table',
  name: words.pdfSheets,
  short: 'PDF',
  use: words.pdfSheetsUse,
  Icon: Printer,
  lacks: words.pictureLacks,
  ending: '.pdf',
  type: 'application/pdf',
  options: 'pdf',
  isCopied: false,
};
