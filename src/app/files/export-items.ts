import type { City } from '../../engine/city/city.ts';
import { success, type Result } from '../../engine/problem.ts';
import { cityPieces } from '../../formats/city/write.ts';
import { asciiPieces } from '../../formats/text-map/ascii.ts';
import { writePlomrogue } from '../../formats/text-map/plomrogue.ts';
import { textMapperPieces } from '../../formats/text-map/text-mapper-write.ts';

/** A form in which a city can be taken along. */
export interface ExportItem {
  readonly name: string;
  /** The end of the file's name, with its dot. */
  readonly ending: string;
  readonly type: string;
  /** The file, in pieces, or why this city cannot be written so. */
  readonly write: (city: City) => Result<readonly string[]>;
}

/** All of them, in the order of the menu. */
export const EXPORT_ITEMS: readonly ExportItem[] = [
  {
    name: 'City layout (JSON)',
    ending: '.json',
    type: 'application/json',
    write: (city) => success(cityPieces(city)),
  },
  {
    name: 'Text map (ASCII)',
    ending: '.txt',
    type: 'text/plain',
    write: (city) => success([...asciiPieces(city)]),
  },
  {
    name: 'PlomRogue map',
    ending: '.plomrogue.txt',
    type: 'text/plain',
    write: (city) => {
      const text = writePlomrogue(city);
      return text.ok ? success([text.value]) : text;
    },
  },
  {
    name: 'Text Mapper map',
    ending: '.text-mapper.txt',
    type: 'text/plain',
    write: (city) => success([...textMapperPieces(city)]),
  },
];
