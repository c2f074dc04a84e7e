import * as words from '../words.ts'; /** A form in which something can be taken along; the names are those of the command line. */
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
    name: words.cityLayoutJson,
    short: 'JSON',
    use: words.jsonHint,
    ending: '.json',
    type: 'application/json',
  },
  svg: {
    name: words.pictureSvg,
    short: 'SVG',
    use: words.svgHint,
    ending: '.svg',
    type: 'image/svg+xml',
  },
  png: {
    name: words.picturePng,
    short: 'PNG',
    use: words.pngHint,
    ending: '.png',
    type: 'image/png',
  },
  ascii: {
    name: words.textMapAscii,
    short: 'ASCII',
    use: words.asciiHint,
    ending: '.txt',
    type: 'text/plain',
  },
  plomrogue: {
    name: words.plomrogueMap,
    short: 'PlomRogue',
    use: words.forPlomRogue,
    ending: '.plomrogue.txt',
    type: 'text/plain',
  },
  'text-mapper': {
    name: words.textMapperMap,
    short: words.textMapper,
    use: words.forTextMapper,
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
