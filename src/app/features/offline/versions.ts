import { showButtonNote } from '../../kit/button-note.tsx';
import { pageState } from './page-state.ts';
import * as words from './words.ts';

/** Milliseconds after which a page that is shown again asks for a new version. */
const ASK_AGAIN = 3_600_000;

/** Milliseconds that the note is shown on a page where it hides something. */
const SHOWN_ON_PHONE = 20_000;

let registration: ServiceWorkerRegistration | undefined;

/** Whether the user asked for the new version here. */
let isTakingOver = false;

/**
 * Makes the app work without a network from now on, and offers each new version once all of it is here. Nothing
 * reloads by itself. Where there can be no service worker (no HTTPS, a file, a private window), the app works as ever.
 */
export async function followVersions(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  holdVersion();
  let controller = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload();
    // Another tab has taken the new version.
    else if (controller) offerNewVersion();
    controller = workers.controller;
  });
  registration = await workers
    .register('./service-worker.js', { updateViaCache: 'none' })
    // The network is gone, or the storage is full: the browser tries again at the next visit.
    .catch(() => workers.getRegistration())
    // A private window may have none.
    .catch(() => undefined);
  if (registration) watch(registration);
}

function watch(watched: ServiceWorkerRegistration): void {
  const heed = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerNewVersion();
    });
  heed(watched.installing);
  watched.addEventListener('updatefound', () => heed(watched.installing));
  if (watched.waiting && navigator.serviceWorker.controller) offerNewVersion();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    // Without a network there is none.
    watched.update().catch(() => {});
  });
}

function offerNewVersion(): void {
  pageState.setState({ hasNewVersion: true });
  showButtonNote({
    name: 'new-version',
    message: words.newVersion,
    button: words.updateNow,
    onClick: takeNewVersion,
    // On a phone the note lies over Generate; the menu has the command, too.
    shown: matchMedia('(max-width: 899px)').matches ? SHOWN_ON_PHONE : false,
  });
}

/** Reloads the page in its new version. Changes that are not stored yet make the browser ask before. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  isTakingOver = true;
  waiting.postMessage('take-over', []);
}

/**
 * Holds the lock of this page's version, so that its files are kept as long as the page is open. Where there are no
 * locks, only the files of the latest version before are.
 */
function holdVersion(): void {
  if (!('locks' in navigator)) return;
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
  const folder = location.pathname.replace(/[^/]*$/, '');
  void navigator.locks.request(
    `sixfold ${folder} ${version}`,
    { mode: 'shared' },
    () => new Promise(() => {}),
  );
}
