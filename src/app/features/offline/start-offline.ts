import type { AppStore } from '../../store/store.ts';
import { offerByHand } from './install-prompt.ts';
import { takeLaunches } from './launches.ts';
import { followPlaces } from './places.ts';
import { followVersions } from './versions.ts';

/** Starts what makes the page an app of its own. The first picture needs no part of it. */
export function startOffline(store: AppStore): void {
  takeLaunches(store);
  followPlaces(store);
  offerByHand();
  void followVersions();
}
