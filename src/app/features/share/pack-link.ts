import * as v from 'valibot';
import { usedKinds } from '../../../engine/city/used.ts';
import type { Pack } from '../../../engine/pack/pack.ts';
import { failure, success, type Problem, type Result } from '../../../engine/problem.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { list, only, strict, unique } from '../../../formats/form/pieces.ts';
import { validate } from '../../../formats/form/read.ts';
import { isBrokenJson, parseJson } from '../../../formats/json/parse.ts';
import { kindsFile } from '../../../formats/kinds/form.ts';
import { toKindList } from '../../../formats/kinds/read.ts';
import { writeKinds } from '../../../formats/kinds/write.ts';
import { LINK_LIMITS, MAX_PACK_SCHEMATICS } from '../../../formats/limits.ts';
import { packFile } from '../../../formats/pack/form.ts';
import { readPackData } from '../../../formats/pack/read.ts';
import { writePack } from '../../../formats/pack/write.ts';
import { boundProblems } from '../../../formats/problem-list.ts';
import { unknownKinds } from '../../../formats/schematic/check.ts';
import { embeddedSchematic } from '../../../formats/schematic/form.ts';
import { toSchematic } from '../../../formats/schematic/read.ts';
import { writeSchematic } from '../../../formats/schematic/write.ts';
import type { TextFile } from '../../document/text-file.ts';
import { unpackText } from './packed-text.ts';
import * as words from './words.ts';

/** The content of a link to a pack, or to schematics without one. */
export interface PackLink {
  readonly pack: Pack | null;
  readonly kinds: readonly Kind[];
  /** Under their ids in the pack. */
  readonly schematics: readonly Schematic[];
}

const FORMAT = 'sixfold/pack-link';

const form = strict({
  format: only(FORMAT),
  version: only(1),
  pack: v.optional(packFile),
  kinds: kindsFile,
  schematics: v.pipe(
    list(embeddedSchematic, 'schematics', MAX_PACK_SCHEMATICS),
    unique('id', ({ id }) => id, 'id'),
  ),
});

/** The text of a link before it is packed: the files of a pack as JSON without any white space. */
export function writePackLink(files: readonly TextFile[]): string {
  const parts = files.map(({ text }) => JSON.parse(text) as { readonly format: string });
  const ofFormat = (format: string) => parts.filter((part) => part.format === `sixfold/${format}`);
  return JSON.stringify({
    format: FORMAT,
    version: 1,
    pack: ofFormat('pack')[0],
    kinds: ofFormat('kinds')[0],
    schematics: ofFormat('schematic'),
  });
}

/** The files of the pack that a link holds. */
export function packLinkFiles({ pack, kinds, schematics }: PackLink): readonly TextFile[] {
  return [
    ...(pack ? [{ path: 'pack.json', text: writePack({ pack, files: new Map() }) }] : []),
    { path: 'kinds.json', text: writeKinds({ kinds }) },
    ...schematics.map((one) => ({ path: `${one.id}.schematic.json`, text: writeSchematic(one) })),
  ];
}

/** Unpacks, reads and checks the packed text of a link to a pack. */
export async function readPackLink(packed: string): Promise<Result<PackLink>> {
  const text = await unpackText(packed);
  if (!text.ok) return text;
  const parsed = parseJson(text.value, LINK_LIMITS);
  // Packed text has no checksum of its own: a changed character may come out as text that is broken.
  if (!parsed.ok && isBrokenJson(text.value, LINK_LIMITS))
    return failure([{ path: 'link', message: words.partMissing }]);
  if (!parsed.ok) return parsed;
  const read = validate(form, parsed.value);
  if (!read.ok) return read;
  const { kinds: list, schematics: all } = read.value;
  if (all.length === 0) return failure([{ path: '$.schematics', message: words.noSchematicShared }]);
  const pack = read.value.pack ? readPackData(read.value.pack) : null;
  if (pack && !pack.ok) return pack;
  const { kinds } = toKindList(list);
  const schematics = all.map(toSchematic);
  const link = { pack: pack?.value.pack ?? null, kinds, schematics };
  const problems = boundProblems(agreementProblems(link));
  return problems.length > 0 ? failure(problems) : success(link);
}

/** Kinds and schematics that a part of a link names and that it does not hold. */
function agreementProblems({ pack, kinds, schematics }: PackLink): Problem[] {
  const known = new Set(kinds.map(({ id }) => id));
  const held = new Set(schematics.map(({ id }) => id));
  const missing = (pack?.schematics ?? []).filter((id) => !held.has(id));
  return [
    ...missing.map((id) => ({ path: '$.pack.schematics', message: words.schematicNotInLink(id) })),
    ...schematics.flatMap(({ hexes }, index) => unknownKinds(hexes, kinds, `$.schematics[${index}].hexes`)),
    ...[...usedKinds(schematics)]
      .filter((kind) => !known.has(kind))
      .map((kind) => ({ path: '$.kinds', message: words.kindNotInLink(kind) })),
  ];
}
