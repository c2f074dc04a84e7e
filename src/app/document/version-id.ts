import { MAX_ID } from '../../formats/limits.ts';

/**
 * The id under which a city keeps another version of a schematic: `mill` gives `mill-v2`. A long id is cut, for files
 * hold none of more than {@link MAX_ID} characters.
 *
 * @param version from 2 on
 */
export function versionId(id: string, version: number): string {
  const end = `-v${version}`;
  return `${id.slice(0, MAX_ID - end.length).replace(/-+$/, '')}${end}`;
}
