import { notLoaded } from '../../kit/first-words.ts';
import { askToLeave, endViewing, isViewChanged, viewings } from '../../store/viewing.ts';
import { sharedCity } from './shared-city.ts';
import * as words from './first-words.ts';

/** The start of an address's fragment that holds a city. */
const MARK = '#city=';

/** The address of this page that opens a city. What follows `#` never leaves the browser. */
export function addressOf(packed: string): string {
  return `${location.origin}${location.pathname}${location.search}${MARK}${packed}`;
}

/** The packed city that is looked at, or on its way. */
let opened: string | null = null;

/**
 * Opens the city that the address holds, now and whenever a link is pasted into it. The address stays as it is while
 * that city is looked at, so that it is there again when the page is loaded anew, and can be bookmarked; the way back
 * leads to the user's own work.
 */
export function followLinks(): void {
  const packed = packedInAddress();
  if (packed !== null) open(packed);
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('beforeunload', (event) => {
    if (isViewChanged()) event.preventDefault();
  });
  viewings.subscribe(({ viewing }) => {
    if (viewing) return;
    opened = null;
    if (packedInAddress() !== null) setAddress('');
  });
}

function followAddress(): void {
  const packed = packedInAddress();
  const before = opened;
  if (packed === before) viewings.getState().leaving?.stay();
  else
    askToLeave(
      () => (packed === null ? close() : open(packed)),
      () => setAddress(before === null ? '' : MARK + before),
    );
}

function open(packed: string): void {
  opened = packed;
  sharedCity.await({ kind: 'reading', progress: null });
  import('./open-link.ts').then(
    ({ openLink }) => void openLink(packed),
    () => {
      const message = notLoaded(words.linkOpener);
      sharedCity.show({ kind: 'refused', problems: [{ path: 'link', message }] });
    },
  );
}

function close(): void {
  import('./open-link.ts').then(({ leaveLink }) => leaveLink(), endViewing);
}

function packedInAddress(): string | null {
  const { hash } = location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/** Puts another fragment, or none, in place of the one in the address. */
function setAddress(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
