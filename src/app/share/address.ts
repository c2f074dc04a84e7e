import { setViewing } from './viewing.ts';

/** What the fragment of an address begins with when a city follows. */
const MARK = '#city=';

/** The address of this page that opens a city. What follows `#` never leaves the browser. */
export function addressOf(packed: string): string {
  return `${location.origin}${location.pathname}${location.search}${MARK}${packed}`;
}

/** Opens the city that the address holds, now and whenever a link is pasted into it. */
export function followLinks(): void {
  openFromAddress();
  window.addEventListener('hashchange', openFromAddress);
}

function openFromAddress(): void {
  const packed = takeFromAddress();
  if (packed === null) return;
  setViewing({ kind: 'reading', progress: null });
  import('./open-link.ts').then(
    ({ openLink }) => void openLink(packed),
    () => {
      const message = 'what opens links could not be loaded. Is there a connection?';
      setViewing({ kind: 'refused', problems: [{ path: 'link', message }] });
    },
  );
}

/** Takes the packed city out of the address, so that the page when loaded again shows the user's own work. */
function takeFromAddress(): string | null {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return null;
  history.replaceState(history.state, '', pathname + search);
  return hash.slice(MARK.length);
}
