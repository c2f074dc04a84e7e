import type { Pack } from '../../../engine/pack/pack.ts';
import type { Result } from '../../../engine/problem.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { readKinds } from '../../../formats/kinds/read.ts';
import { readPack } from '../../../formats/pack/read.ts';
import { readSchematic } from '../../../formats/schematic/read.ts';
import type { TextFile } from '../../document/text-file.ts';
import { PACK_TEXTS } from './pack-texts.ts';

/** A pack that comes with Sixfold, to add to the library. */
export interface ExamplePack {
  readonly pack: Pack;
  readonly kinds: readonly Kind[];
  /** In the order of the pack. */
  readonly schematics: readonly Schematic[];
  /** Its files, to be imported. */
  readonly files: readonly TextFile[];
}

/** The example packs, by their names. */
export const EXAMPLE_PACKS: readonly ExamplePack[] = [...filesByFolder().values()]
  .map(readFiles)
  .toSorted((a, b) => a.pack.name.localeCompare(b.pack.name, 'en'));

function filesByFolder(): ReadonlyMap<string, readonly TextFile[]> {
  const byFolder = new Map<string, TextFile[]>();
  for (const [place, text] of Object.entries(PACK_TEXTS)) {
    const [folder, path] = place.split('/').slice(-2) as [string, string];
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), { path, text }]);
  }
  return byFolder;
}

function readFiles(files: readonly TextFile[]): ExamplePack {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  const { pack } = mustRead('pack.json', readPack(textOf('pack.json')));
  return {
    pack,
    kinds: mustRead('kinds.json', readKinds(textOf('kinds.json'))).kinds,
    schematics: pack.schematics.map((id) => {
      const path = `${id}.schematic.json`;
      return mustRead(path, readSchematic(textOf(path)));
    }),
    files,
  };
}

/** Our own data is good, or the build is broken. */
function mustRead<T>(path: string, result: Result<T>): T {
  if (!result.ok) throw new Error(`${path}: ${result.problems[0]!.message}`);
  return result.value;
}
