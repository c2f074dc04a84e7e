import { openFiles } from '../../contrib/ports.ts';
import { tellProblem } from '../../kit/tell.ts';
import type { AppStore } from '../../store/store.ts';
import { askToLeave, endViewing } from '../../store/viewing.ts';
import * as words from './words.ts';

/** A request of the system to the installed app. */
interface Launch {
  /** The address that a window in use does not go to by itself. */
  readonly targetURL?: string;
  readonly files?: readonly { getFile: () => Promise<File> }[];
}

/** The launches by the system; only browsers that install apps have it. */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: Launch) => void) => void;
}

/**
 * Takes launches by the system in the window that is in use. Files are imported like files that are dropped, into the
 * user's own work; a link or a place in the address opens as if it were pasted there.
 */
export function takeLaunches(store: AppStore): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ targetURL = location.href, files = [] }) => {
    const { hash } = new URL(targetURL);
    if (files.length > 0) importLaunched(store, files);
    else if (hash !== '') location.hash = hash;
  });
}

function importLaunched(store: AppStore, files: NonNullable<Launch['files']>): void {
  const open = async () => {
    endViewing();
    try {
      await openFiles.call(store, await Promise.all(files.map((file) => file.getFile())));
    } catch (error) {
      tellProblem(words.notRead(error instanceof Error ? error.message : String(error)));
    }
  };
  askToLeave(
    () => void open(),
    () => {},
  );
}
