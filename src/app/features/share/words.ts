import type { Difference } from './make-link.ts';
import type { Verdict } from '../../store/viewing.ts';

/** How a city on screen compares with the one that was shared, in a sentence or two. */
export function verdictWords({ isSame, engine, ownEngine, hasOtherPieces }: Verdict): string {
  const made = engine === ownEngine ? '' : `It was made with ${engine}; this is ${ownEngine}. `;
  if (isSame) return `${made}It is the same city: its digest matches.`;
  const pieces = hasOtherPieces ? 'The built-in pieces that it uses have changed since. ' : '';
  const why = made === '' && pieces === '' ? 'The link may have been changed on its way. ' : '';
  return `${made}${pieces}${why}This is another city than the one that was shared: its digest differs.`;
}

/** How a city on the board differs from what its recipe gives, in a sentence. */
export function differenceWords({ added, missing, isLandOther }: Difference): string {
  const parts: string[] = [];
  if (isLandOther) parts.push('its land is another');
  if (added > 0) parts.push(`${count(added)} on the board ${added === 1 ? 'is' : 'are'} not from the recipe`);
  if (missing > 0)
    parts.push(`${count(missing)} of the recipe ${missing === 1 ? 'is' : 'are'} not on the board`);
  if (parts.length === 0) parts.push('its districts or the numbers of its placements are others');
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function count(placements: number): string {
  return `${placements.toLocaleString('en')} ${placements === 1 ? 'placement' : 'placements'}`;
}
