import { ASCII_FORM } from './ascii.ts';
import { FORM_GROUPS, type ExportForm, type Form, type FormGroup } from './form.ts';
import { GEOJSON_FORM } from './geojson.ts';
import { GLTF_FORM } from './gltf.ts';
import { JSON_FORM } from './json.ts';
import { PDF_FORM } from './pdf.ts';
import { PLOMROGUE_FORM } from './plomrogue.ts';
import { PNG_FORM } from './png.ts';
import { SVG_FORM } from './svg.ts';
import { TEXT_MAPPER_FORM } from './text-mapper.ts';
import { TILED_FORM } from './tiled.ts';
import { UVTT_FORM } from './uvtt.ts';

/** All forms, in the order within their groups. */
export const FORMS: Readonly<Record<ExportForm, Form>> = {
  tiled: TILED_FORM,
  gltf: GLTF_FORM,
  pdf: PDF_FORM,
  uvtt: UVTT_FORM,
  svg: SVG_FORM,
  png: PNG_FORM,
  ascii: ASCII_FORM,
  plomrogue: PLOMROGUE_FORM,
  'text-mapper': TEXT_MAPPER_FORM,
  json: JSON_FORM,
  geojson: GEOJSON_FORM,
};

/** The forms of a city, group by group. */
export const CITY_FORMS: readonly ExportForm[] = FORM_GROUPS.flatMap((group) =>
  (Object.keys(FORMS) as ExportForm[]).filter((form) => FORMS[form].group === group),
);

/** The forms that a schematic can have. */
export const SCHEMATIC_FORMS: readonly ExportForm[] = ['gltf', 'svg', 'png', 'json'];

/** The forms of the menu, which has no room for all. */
export const MENU_FORMS: readonly ExportForm[] = ['json', 'svg', 'png'];

/** The name of a form for what is exported. */
export function formName(form: ExportForm, of: 'city' | 'schematic'): string {
  const { name, ofSchematic } = FORMS[form];
  return (of === 'schematic' && ofSchematic) || name;
}

/** Forms by their group, without groups that have none of them. */
export function grouped(
  forms: readonly ExportForm[],
): readonly { readonly group: FormGroup; readonly forms: readonly ExportForm[] }[] {
  return FORM_GROUPS.map((group) => ({
    group,
    forms: forms.filter((form) => FORMS[form].group === group),
  })).filter((entry) => entry.forms.length > 0);
}
