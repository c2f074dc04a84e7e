import type { City } from '../../../../../engine/city/city.ts';
import type { Kind } from '../../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../../engine/schematic/schematic.ts';
import { countHexes } from '../../../../../engine/land/row.ts';
import { MAP_HEXES, mapLookOf, pieceLookOf } from '../../../../../formats/picture/city-picture.ts';
import type { MapLook } from '../../../../../formats/picture/map/look.ts';
import { canBePieceOfMap } from '../../../../../formats/picture/map/piece-picture.ts';
import type { GroupColors } from '../../../../../formats/picture/group-color.ts';
import { cityBounds, schematicBounds } from '../../../../../formats/svg/drawing.ts';
import { frameAbout, isDrawable, largestScale, type Frame } from '../../../../../formats/svg/size.ts';
import { citiesOf, cityById } from '../../../../document/open-city.ts';
import { toCity, toSchematic, type Document } from '../../../../document/document.ts';
import type { ExportForm } from '../forms/form.ts';
import type { ExportOptions } from '../forms/option-sets.ts';

/** The subject of an export. */
export type ExportSubject =
  | {
      readonly kind: 'city';
      /** The name of one of several cities; `null` for the only one. */
      readonly name: string | null;
      readonly city: City;
      readonly groupColors: GroupColors;
    }
  | { readonly kind: 'schematic'; readonly schematic: Schematic; readonly kinds: readonly Kind[] };

/** A city that is exported. */
export type CitySubject = Extract<ExportSubject, { kind: 'city' }>;

/** Something that is to be written in a form. */
export interface ExportJob {
  readonly subject: ExportSubject;
  readonly form: ExportForm;
  /** The name of the file. */
  readonly file: string;
  /** Those of all forms. */
  readonly options: ExportOptions;
}

/**
 * A city of a document.
 *
 * @param id the open city when it is `null`, or of no city
 */
export function citySubject(document: Document, id: string | null = null): ExportSubject {
  const { list, open } = citiesOf(document);
  const found = list.find((city) => city.id === id) ?? list.find((city) => city.id === open)!;
  const { city, groupColors } = cityById(document, found.id)!;
  return { kind: 'city', name: list.length > 1 ? found.name : null, city: toCity(city), groupColors };
}

/** A schematic of a document. */
export function schematicSubject({ schematics, kinds }: Document, id: string): ExportSubject {
  return { kind: 'schematic', schematic: toSchematic(schematics[id]!), kinds };
}

/** How large a picture is, and how large it can be. */
export interface PictureSize {
  readonly frame: Frame;
  /** Whether pixels can be drawn as many as that. */
  readonly drawable: boolean;
  /** The largest scale at which they can; 0 for none. */
  readonly largest: number;
}

export function pictureSize(
  subject: ExportSubject,
  { scale, ...style }: Pick<ExportOptions['picture'], 'scale' | 'style' | 'mood'>,
): PictureSize {
  const bounds = boundsOf(subject, style);
  const frame = frameAbout(bounds, scale);
  return { frame, drawable: isDrawable(frame), largest: largestScale(bounds) };
}

/** The options of a picture that decide whether it is a map, and which. */
export type StyleChoice = Pick<ExportOptions['picture'], 'style' | 'mood'>;

/** Whether a map can be painted: a large city would take minutes. */
export function canBeMap(subject: ExportSubject): boolean {
  if (subject.kind === 'city') return countHexes(subject.city.land) <= MAP_HEXES;
  return canBePieceOfMap(subject.schematic.hexes, new Set(subject.kinds.map(({ id }) => id)));
}

/** The look of the map that a picture shows; nothing for a plan. */
export function mapOf(subject: ExportSubject, choice: StyleChoice): MapLook | undefined {
  if (!canBeMap(subject)) return undefined;
  const { style, mood } = choice;
  return subject.kind === 'city' ? mapLookOf(subject.city, { style, mood }) : pieceLookOf(choice);
}

/** The part of the plane that is shown, in side lengths; by a plan when no style is given. */
export function boundsOf(subject: ExportSubject, style?: StyleChoice) {
  return subject.kind === 'city'
    ? cityBounds(subject.city, style && mapOf(subject, style))
    : schematicBounds(subject.schematic, subject.kinds, style && mapOf(subject, style));
}
