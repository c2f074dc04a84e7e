import { compareHexes } from '../../engine/hex/hex.ts';
import { success, type Result } from '../../engine/problem.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { schematicFile, type SchematicForm } from './form.ts';

/** Reads the text of a `sixfold/schematic` file. */
export function readSchematic(text: string): Result<Schematic> {
  const file = openFile(text, ['sixfold/schematic']);
  return file.ok ? readSchematicData(file.value) : file;
}

/** Reads the parsed object of a `sixfold/schematic` file. */
export function readSchematicData(data: object): Result<Schematic> {
  const form = readSchematicForm(data);
  return form.ok ? success(toSchematic(form.value)) : form;
}

/** Reads a schematic with its hexes in the order of the file, so that problems can name their places in it. */
export function readSchematicForm(data: object): Result<SchematicForm> {
  return validate(schematicFile, data);
}

/** The hexes of a form as the engine's type, in the order of the file. */
export function formHexes(form: SchematicForm): PaintedHex[] {
  return form.hexes.map(toHex);
}

function toHex({ q, r, segments }: SchematicForm['hexes'][number]): PaintedHex {
  return { q, r, segments: segments as unknown as PaintedHex['segments'] };
}

/** Hexes with at least one entry, sorted. */
function wholeHexes(hexes: SchematicForm['hexes']): PaintedHex[] {
  return hexes
    .map(toHex)
    .filter(({ segments }) => segments.some((entry) => entry !== null))
    .sort(compareHexes);
}

/** The schematic of a form, its hexes sorted and without those that have no segments. */
export function toSchematic(form: SchematicForm): Schematic {
  const { id, name, description, author, tags, around, meta } = form;
  const hexes = wholeHexes(form.hexes);
  const asked = around ? wholeHexes(around) : [];
  return {
    id,
    name,
    description,
    author,
    tags,
    hexes,
    ...(asked.length > 0 && { around: asked }),
    ...(meta && { meta }),
  };
}
