import { writeKinds } from '../../formats/kinds/write.ts';
import { writeRecipe } from '../../formats/recipe/write.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { usedKinds } from '../../engine/city/used.ts';
import { toSchematic, type Document } from './document.ts';
import type { TextFile } from './text-file.ts';

/** The files of a library, or of a part of it, as the command line reads them from a folder. */
export interface Pack {
  /** Sorted by path, each with its canonical text. */
  readonly files: readonly TextFile[];
  /** Names of the schematics that are left out: nothing is painted, so that there is no file of them. */
  readonly empty: readonly string[];
}

/** The whole library: kinds, schematics and the recipe. */
export function libraryPack(document: Document): Pack {
  const pack = packOf(document, document.order, document.kinds);
  const recipe = { path: 'recipes/city.recipe.json', text: writeRecipe(document.recipe) };
  return { ...pack, files: [...pack.files, recipe].sort(byPath) };
}

/** Some schematics with the kinds that they are painted with. */
export function schematicsPack(document: Document, ids: readonly string[]): Pack {
  const used = usedKinds(ids.map((id) => toSchematic(document.schematics[id]!)));
  return packOf(
    document,
    ids,
    document.kinds.filter(({ id }) => used.has(id)),
  );
}

function packOf({ schematics }: Document, ids: readonly string[], kinds: Document['kinds']): Pack {
  const all = ids.map((id) => toSchematic(schematics[id]!));
  const painted = all.filter(({ hexes }) => hexes.length > 0);
  const files = [
    { path: 'kinds.json', text: writeKinds({ kinds }) },
    ...painted.map((schematic) => ({
      path: `${schematic.id}.schematic.json`,
      text: writeSchematic(schematic),
    })),
  ];
  return {
    files: files.sort(byPath),
    empty: all.filter(({ hexes }) => hexes.length === 0).map(({ name }) => name),
  };
}

function byPath(a: TextFile, b: TextFile): number {
  return a.path < b.path ? -1 : 1;
}
