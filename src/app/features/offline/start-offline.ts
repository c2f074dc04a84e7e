import type { AppStore } from '../../store/store.ts';
import { takeLaunchedFiles } from './launched-files.ts';
import { followVersions } from './versions.ts';

/** Starts what the page can do without a network. It needs no part of it sooner than at rest. */
export function startOffline(store: AppStore): void {
  takeLaunchedFiles(store);
  void followVersions();
}
