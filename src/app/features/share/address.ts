import { notLoaded } from '../../kit/first-words.ts';
import { askToLeave, endViewing, isViewChanged, viewings } from '../../store/viewing.ts';
import { sharedCity } from './shared-city.ts';
import * as words from './first-words.ts';

/** The starts of an address's fragment that holds a city or a pack. */
export const LINK_MARKS = { city: '#city=', pack: '#pack=' } as const;

/** The address of this page that opens a city or a pack. What follows `#` never leaves the browser. */
export function addressOf(packed: string, mark: string = LINK_MARKS.city): string {
  return `${location.origin}${location.pathname}${location.search}${mark}${packed}`;
}

/** The fragment of the link that is looked at, or on its way. */
let opened: string | null = null;

/**
 * Opens the city or pack that the address holds, now and whenever a link is pasted into it. The address stays as it is while
 * that city is looked at, so that it is there again when the page is loaded anew, and can be bookmarked; the way back
 * leads to the user's own work.
 */
export function followLinks(): void {
  const link = linkInAddress();
  if (link !== null) open(link);
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('beforeunload', (event) => {
    if (isViewChanged()) event.preventDefault();
  });
  viewings.subscribe(({ viewing }) => {
    if (viewing) return;
    opened = null;
    if (linkInAddress() !== null) setAddress('');
  });
}

function followAddress(): void {
  const link = linkInAddress();
  const before = opened;
  if (link === before) viewings.getState().leaving?.stay();
  else
    askToLeave(
      () => (link === null ? close() : open(link)),
      () => setAddress(before ?? ''),
    );
}

function open(link: string): void {
  opened = link;
  const refuse = () => {
    const message = notLoaded(words.linkOpener);
    sharedCity.show({ kind: 'refused', problems: [{ path: 'link', message }] });
  };
  if (link.startsWith(LINK_MARKS.pack)) {
    const packed = link.slice(LINK_MARKS.pack.length);
    import('./open-pack.ts').then(({ openPack }) => void openPack(packed), refuse);
    return;
  }
  sharedCity.await({ kind: 'reading', progress: null });
  const packed = link.slice(LINK_MARKS.city.length);
  import('./open-link.ts').then(({ openLink }) => void openLink(packed), refuse);
}

function close(): void {
  import('./open-link.ts').then(({ leaveLink }) => leaveLink(), endViewing);
}

/** The fragment of the address when it is that of a link; `null` for none. */
function linkInAddress(): string | null {
  const { hash } = location;
  return Object.values(LINK_MARKS).some((mark) => hash.startsWith(mark)) ? hash : null;
}

/** Puts another fragment, or none, in place of the one in the address. */
function setAddress(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
