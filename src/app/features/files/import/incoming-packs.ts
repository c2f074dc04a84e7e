import type { Problem } from '../../../../engine/problem.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { jsonPath } from '../../../../formats/json/path.ts';
import type { PackFile } from '../../../../formats/pack/read.ts';
import type { IncomingPack } from '../../../document/import-packs.ts';
import * as words from '../words.ts';

interface Claimed {
  readonly path: string;
  readonly file: PackFile;
  /** By their ids in the files. */
  readonly schematics: Map<string, Schematic>;
}

/**
 * The packs of an import. A pack claims the schematics that it lists among the files beside its own; no pack of another
 * folder has to do with these, even where they have the same ids.
 */
export class IncomingPacks {
  readonly #packs: Claimed[] = [];
  /** The order of the library that the files come from; the first that is read. */
  #order: PackFile | undefined;
  /** The pack that claims a schematic, by the folder and the id of its file. */
  readonly #claims = new Map<string, Claimed>();

  /** Adds a pack, before any schematic is offered. Returns the problem with it; `null` for none. */
  add(path: string, file: PackFile): Problem | null {
    if (file.library) {
      this.#order ??= file;
      return null;
    }
    const known = this.#packs.find(({ file: { pack } }) => pack.id === file.pack.id);
    if (known) return { path: '$.id', message: words.isPackAlready(file.pack.id, known.path) };
    const claimed: Claimed = { path, file, schematics: new Map() };
    this.#packs.push(claimed);
    for (const as of file.pack.schematics) {
      const key = keyOf(path, file.files.get(as) ?? as);
      if (!this.#claims.has(key)) this.#claims.set(key, claimed);
    }
    return null;
  }

  /** The schematics of the pack that claims one, by their ids in the files; `undefined` when none does. */
  claimOf(path: string, id: string): Map<string, Schematic> | undefined {
    return this.#claims.get(keyOf(path, id))?.schematics;
  }

  /** All packs whose schematics are there, once all have been offered; those of others are free. */
  finish(): {
    readonly packs: readonly IncomingPack[];
    readonly bad: readonly { readonly path: string; readonly problems: readonly Problem[] }[];
    readonly free: readonly Schematic[];
  } {
    const packs: IncomingPack[] = [];
    const bad: { readonly path: string; readonly problems: readonly Problem[] }[] = [];
    const free: Schematic[] = [];
    for (const { path, file, schematics } of this.#packs) {
      const { pack, files } = file;
      const problems: Problem[] = [];
      const members = pack.schematics.flatMap((as, index) => {
        const id = files.get(as) ?? as;
        const schematic = schematics.get(id);
        if (schematic) return [{ ...schematic, id: as }];
        problems.push({ path: jsonPath(['schematics', index]), message: words.noFileOfPack(id) });
        return [];
      });
      if (problems.length === 0) packs.push({ pack, schematics: members, files });
      else {
        bad.push({ path, problems });
        free.push(...schematics.values());
      }
    }
    const order = this.#order?.library?.packs ?? [];
    return { packs: inOrder(packs, order, ({ pack }) => pack.id), bad, free };
  }

  /** Schematics without a pack in the order of the library that they come from, others after them. */
  sortLoose(schematics: readonly Schematic[]): readonly Schematic[] {
    return inOrder(schematics, this.#order?.pack.schematics ?? [], ({ id }) => id);
  }
}

function keyOf(path: string, id: string): string {
  return `${path.slice(0, path.lastIndexOf('/') + 1)}\n${id}`;
}

/** Things in the order of their ids, those without a place after the others. */
function inOrder<T>(
  things: readonly T[],
  order: readonly string[],
  idOf: (thing: T) => string,
): readonly T[] {
  if (order.length === 0) return things;
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = (thing: T) => place.get(idOf(thing)) ?? order.length;
  return things.toSorted((a, b) => placeOf(a) - placeOf(b));
}
