import { createContext, use, type ReactNode } from 'react';
import type { AppStore } from './store.ts';

/** The user's own work. It lies below a shared city or an earlier version while one is looked at. */
export interface OwnWork {
  readonly store: AppStore;
  /** Makes this the tab that saves; resolves once the store holds all that was done in another one. */
  readonly bringHere: () => Promise<void>;
  /** Saves its city as a file. @returns what was saved, in words */
  readonly saveCity: () => Promise<string>;
  /** Saves all of it as a file, with all that is stored. @returns what was saved, in words */
  readonly saveEverything: () => Promise<string>;
  /** Sets it aside because it cannot be drawn, and begins another one with the built-in library. */
  readonly startOver: () => Promise<void>;
}

const OwnWorkContext = createContext<OwnWork | null>(null);

export function OwnWorkProvider({
  work,
  children,
}: {
  readonly work: OwnWork;
  readonly children: ReactNode;
}) {
  return <OwnWorkContext value={work}>{children}</OwnWorkContext>;
}

/** The user's own work, which may lie below the one on screen. */
export function useOwnWork(): OwnWork {
  const work = use(OwnWorkContext);
  if (!work) throw new Error('a component that uses the own work stands outside of OwnWorkProvider');
  return work;
}
