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
    else if (controller && workers.controller) void offerOther(workers.controller);
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
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void offerOther(worker);
    });
  heed(watched.installing);
  watched.addEventListener('updatefound', () => heed(watched.installing));
  if (watched.waiting && navigator.serviceWorker.controller) void offerOther(watched.waiting);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    // Without a network there is none.
    watched.update().catch(() => {});
  });
}

/** Milliseconds in which a worker says its version; those of older versions do not. */
const ANSWER = 2000;

/**
 * Offers the version of a worker, unless it is that of the page: when the browser had dropped the page of the version
 * before, this one has come from the server. Then nobody waits for the old version, and the worker takes over.
 */
async function offerOther(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) !== pageVersion()) offerNewVersion();
  else worker.postMessage('take-over', []);
}

/** The version of a worker; `null` when it does not say. */
function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise((resolve) => {
    here.addEventListener('message', ({ data }) => resolve(data));
    here.start();
    setTimeout(() => resolve(null), ANSWER);
    worker.postMessage('version', [there]);
  });
}

function pageVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
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
  const folder = location.pathname.replace(/[^/]*$/, '');
  void navigator.locks.request(
    `sixfold ${folder} ${pageVersion()}`,
    { mode: 'shared' },
    () => new Promise(() => {}),
  );
}
