/** A form in which something can be taken along; the names are those of the command line. */
export type ExportForm = 'json' | 'svg' | 'png' | 'ascii' | 'plomrogue' | 'text-mapper';

/** The words about a form. */
export interface FormWords {
  readonly name: string;
  /** The name of the form alone. */
  readonly short: string;
  /** The use of the form. */
  readonly use: string;
  /** The end of the file's name, with its dot. */
  readonly ending: string;
  readonly type: string;
}

/** All of them. */
export const FORM_WORDS: Readonly<Record<ExportForm, FormWords>> = {
  json: {
    name: 'City layout (JSON)',
    short: 'JSON',
    use: 'All of it, for games and for Sixfold',
    ending: '.json',
    type: 'application/json',
  },
  svg: {
    name: 'Picture (SVG)',
    short: 'SVG',
    use: 'Layers, every building named',
    ending: '.svg',
    type: 'image/svg+xml',
  },
  png: {
    name: 'Picture (PNG)',
    short: 'PNG',
    use: 'Pixels, to show and to print',
    ending: '.png',
    type: 'image/png',
  },
  ascii: {
    name: 'Text map (ASCII)',
    short: 'ASCII',
    use: 'A character per hex or square',
    ending: '.txt',
    type: 'text/plain',
  },
  plomrogue: {
    name: 'PlomRogue map',
    short: 'PlomRogue',
    use: 'For the game of that name',
    ending: '.plomrogue.txt',
    type: 'text/plain',
  },
  'text-mapper': {
    name: 'Text Mapper map',
    short: 'Text Mapper',
    use: 'For the mapper of hex crawls',
    ending: '.text-mapper.txt',
    type: 'text/plain',
  },
};

/** In the order of menus. */
export const CITY_FORMS: readonly ExportForm[] = ['json', 'svg', 'png', 'ascii', 'plomrogue', 'text-mapper'];

/** The forms that a schematic can have. */
export const SCHEMATIC_FORMS: readonly ExportForm[] = ['json', 'svg', 'png'];

/** Whether it is looked at rather than read. */
export function isPicture(form: ExportForm): form is 'svg' | 'png' {
  return form === 'svg' || form === 'png';
}
