import type { Draft } from 'immer';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { everyCity, type Document } from './document.ts';
import { sourceOf } from './sources.ts';

/** The details of a schematic beside its shape. */
export type Details = Pick<Schematic, 'name' | 'description' | 'author' | 'tags'>;

/**
 * Says something else of a schematic of the library, and of every copy that a city has of it: these follow in the
 * same step, nobody is asked. Which shape stands in the city is another question, see `editedSchematics`.
 */
export function setDetails(draft: Draft<Document>, id: string, details: Partial<Details>): void {
  Object.assign(draft.schematics[id]!, details);
  const { schematics } = draft;
  for (const { city } of everyCity(draft))
    for (const [copyId, copy] of Object.entries(city.schematics))
      if (sourceOf({ schematics, city }, copyId) === id) Object.assign(copy, details);
}

/** Lets a copy say of itself what the schematic of the library does. */
export function takeDetails(copy: Draft<Schematic>, { name, description, author, tags }: Schematic): void {
  Object.assign(copy, { name, description, author });
  if (copy.tags.join('\n') !== tags.join('\n')) copy.tags = [...tags];
}
