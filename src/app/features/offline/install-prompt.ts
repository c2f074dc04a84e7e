import { pageState } from './page-state.ts';

/** The browser's offer to install the app; not all browsers have it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let kept: InstallPrompt | null = null;

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  pageState.setState({ installing: prompt ? 'offered' : 'no' });
}

/** Keeps the browser's offer, which comes once and at any moment, for the command that takes it up. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Lets the browser ask whether to install the app. An offer can be taken up once. */
export async function askToInstall(): Promise<void> {
  const prompt = kept;
  keep(null);
  await prompt?.prompt();
}

/** Offers the way through the menu of Safari, which alone tells pages whether they are installed, and makes no offer. */
export function offerByHand(): void {
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
  if (standalone === false) pageState.setState({ installing: 'by-hand' });
}
