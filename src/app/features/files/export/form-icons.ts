import { Braces, Image, LetterText, Map, Shapes, Swords, type LucideIcon } from 'lucide-react';
import type { ExportForm } from './forms.ts';

/** The icons of the forms. */
export const FORM_ICONS: Readonly<Record<ExportForm, LucideIcon>> = {
  json: Braces,
  svg: Shapes,
  png: Image,
  ascii: LetterText,
  plomrogue: Swords,
  'text-mapper': Map,
};
