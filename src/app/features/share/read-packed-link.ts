import { hexesOfLand } from '../../../engine/generate/land.ts';
import type { Library } from '../../../engine/city/library.ts';
import { success, type Result } from '../../../engine/problem.ts';
import { countHexes } from '../../../engine/land/row.ts';
import { linkLibrary } from './link-city.ts';
import { readLink, type CityLink } from './link.ts';
import { unpackText } from './packed-text.ts';

/** A link that was read and checked, with all that it uses. */
export interface OpenedLink {
  readonly link: CityLink;
  readonly library: Library;
  /** Hexes of land of its city. */
  readonly hexes: number;
}

/** Unpacks, reads and checks a link, as far as that can be without its city. */
export async function readPackedLink(packed: string, builtIn: Library): Promise<Result<OpenedLink>> {
  const text = await unpackText(packed);
  if (!text.ok) return text;
  const link = readLink(text.value);
  if (!link.ok) return link;
  const library = linkLibrary(link.value, builtIn);
  if (!library.ok) return library;
  const { layout, recipe } = link.value;
  const hexes = layout ? countHexes(layout.land) : hexesOfLand(recipe.land);
  return success({ link: link.value, library: library.value, hexes });
}
