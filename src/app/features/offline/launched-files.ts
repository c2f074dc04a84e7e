import { openFiles } from '../../contrib/ports.ts';
import type { AppStore } from '../../store/store.ts';
import { askToLeave, endViewing } from '../../store/viewing.ts';

/** Files that the system opens with the installed app; only browsers that can do so have it. */
interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

/** Imports files that the system opens with the app like files that are dropped on it, into the user's own work. */
export function takeLaunchedFiles(store: AppStore): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    const open = () => {
      endViewing();
      void Promise.all(files.map((file) => file.getFile())).then((read) => openFiles.call(store, read));
    };
    askToLeave(open, () => {});
  });
}
