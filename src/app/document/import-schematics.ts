import type { Schematic } from '../../engine/schematic/schematic.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { freeId } from './library-edits.ts';
import { toSchematic, type Document } from './document.ts';

/** A schematic of the library, and another one with its id that comes in. */
export interface SchematicClash {
  readonly mine: Schematic;
  readonly theirs: Schematic;
}

/** The answer to a clash: the imported schematic gets a new id, replaces the present one, or is left out. */
export type ClashAnswer = 'both' | 'replace' | 'skip';

/** Schematics that come in, held against the library. */
export interface SchematicPlan {
  /** Those that are in it already. */
  readonly same: readonly Schematic[];
  readonly fresh: readonly Schematic[];
  readonly clashes: readonly SchematicClash[];
}

export function planSchematics(library: Document['schematics'], theirs: readonly Schematic[]): SchematicPlan {
  const same: Schematic[] = [];
  const fresh: Schematic[] = [];
  const clashes: SchematicClash[] = [];
  for (const schematic of theirs) {
    const known = Object.hasOwn(library, schematic.id) ? library[schematic.id] : undefined;
    const mine = known && toSchematic(known);
    if (!mine) fresh.push(schematic);
    else if (writeSchematic(mine) === writeSchematic(schematic)) same.push(schematic);
    else clashes.push({ mine, theirs: schematic });
  }
  return { same, fresh, clashes };
}

/** The result of a plan once all clashes are answered. */
export interface TakenSchematics {
  /** Under ids that the library does not have. */
  readonly added: readonly Schematic[];
  /** In place of those of the library with their ids. */
  readonly replaced: readonly Schematic[];
  /** Ids that schematics have got in place of those they came with. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly skipped: readonly Schematic[];
}

/** @param answers by id; without one, both stay */
export function takePlanned(
  library: Document['schematics'],
  { fresh, clashes }: SchematicPlan,
  answers: ReadonlyMap<string, ClashAnswer>,
): TakenSchematics {
  const taken: Record<string, true> = Object.fromEntries(
    [...Object.keys(library), ...fresh.map(({ id }) => id)].map((id) => [id, true]),
  );
  const added = [...fresh];
  const replaced: Schematic[] = [];
  const skipped: Schematic[] = [];
  const renamed = new Map<string, string>();
  for (const { theirs } of clashes) {
    const answer = answers.get(theirs.id) ?? 'both';
    if (answer === 'replace') replaced.push(theirs);
    else if (answer === 'skip') skipped.push(theirs);
    else {
      const id = freeId(theirs.id, taken);
      taken[id] = true;
      renamed.set(theirs.id, id);
      added.push({ ...theirs, id });
    }
  }
  return { added, replaced, renamed, skipped };
}
