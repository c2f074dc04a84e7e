import { citiesOf } from '../../document/open-city.ts';
import type { Document } from '../../document/document.ts';
import { isRecord } from '../../kit/members.ts';
import { createPreference, readRecordOf } from '../../kit/preference.ts';
import type { BoardView } from '../../view/board-view.ts';
import { toPlane } from '../../view/camera.ts';

/** A camera that stood apart from the fit. */
interface KeptCamera {
  /** The point of the plane in the middle of the board, in side lengths. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels per side length. */
  readonly scale: number;
  /** The bounds of the land that was shown: on other land the camera means nothing. */
  readonly land: string;
}

type Cameras = Readonly<Record<string, KeptCamera>>;

/** The cameras of cities by the ids of these, kept by the browser for the next visit. */
const cameras = createPreference<Cameras>('cityCameras', {}, readRecordOf(readCamera));

function readCamera(stored: unknown): KeptCamera | undefined {
  if (!isRecord(stored)) return undefined;
  const { x, y, scale, land } = stored;
  const isSound = [x, y, scale].every(Number.isFinite) && typeof land === 'string' && Number(scale) > 0;
  return isSound ? (stored as unknown as KeptCamera) : undefined;
}

function landOf(view: BoardView): string {
  const { left, top, right, bottom } = view.getState().bounds;
  return [left, top, right, bottom].map((side) => side.toFixed(2)).join(' ');
}

/** Keeps the camera of a city; one that shows all of the land is not kept, it fits again. */
export function keepCamera(document: Document, id: string, view: BoardView): void {
  const { camera, size, fitted } = view.getState();
  const before = cameras.get();
  if (size.width === 0 || (fitted && !Object.hasOwn(before, id))) return;
  const middle = toPlane(camera, { x: size.width / 2, y: size.height / 2 });
  const all: Cameras = { ...before, [id]: { ...middle, scale: camera.scale, land: landOf(view) } };
  const stay = citiesOf(document).list.filter((city) => city.id !== id || !fitted);
  const entries = stay.flatMap((city) => {
    const kept = all[city.id];
    return kept ? [[city.id, kept] as const] : [];
  });
  try {
    cameras.set(Object.fromEntries(entries));
  } catch {
    // The browser has no room: the camera is kept until the page goes.
  }
}

/** Shows a city as it was left. Returns `false` when it was shown whole, or has other land since. */
export function showKeptCamera(id: string, view: BoardView): boolean {
  const kept = cameras.get()[id];
  if (kept?.land !== landOf(view)) return false;
  view.show(kept, kept.scale);
  return true;
}
