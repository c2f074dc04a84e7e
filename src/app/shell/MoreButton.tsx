import type { HeaderEnd } from '../contrib/slots.ts';
import { MoreMenu } from './shell-parts.ts';

/** The menu of a narrow header. */
export function MoreButton({ isNarrow }: HeaderEnd) {
  return isNarrow && <MoreMenu />;
}
