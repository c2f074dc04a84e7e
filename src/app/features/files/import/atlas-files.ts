import type { PickedFile } from './picked-files.ts';

/** An atlas among picked files, with the file of its bake. */
export interface PickedAtlas {
  readonly atlas: PickedFile;
  /** The `bake.json` beside it; `null` without one. */
  readonly bake: PickedFile | null;
  /** Number of other files that are not of the bake. */
  readonly others: number;
}

/** Whether a file of a folder is the atlas of a bake, or its `bake.json`. */
export function isOfBake(path: string): boolean {
  return /(?:^|\/)(?:atlas\.jsonl(?:\.gz)?|bake\.json)$/i.test(path);
}

/** The atlas among picked files: a file of lines by any name, or in a folder that of a bake; `null` without one. */
export function atlasAmong(files: readonly PickedFile[]): PickedAtlas | null {
  const atlas = files.find(
    ({ path }) => /\.jsonl(?:\.gz)?$/i.test(path) && (!path.includes('/') || isOfBake(path)),
  );
  if (!atlas) return null;
  const folder = atlas.path.slice(0, atlas.path.lastIndexOf('/') + 1);
  const bake = files.find(({ path }) => path === `${folder}bake.json`) ?? null;
  const others = files.filter(
    (file) => file !== atlas && file !== bake && (folder === '' || !file.path.startsWith(folder)),
  );
  return { atlas, bake, others: others.length };
}
