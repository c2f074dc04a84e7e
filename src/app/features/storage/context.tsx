import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Saving } from './saving.ts';
import type { SavingState } from './saving-report.ts';

const SavingContext = createContext<Saving | null>(null);

export function SavingProvider({
  saving,
  children,
}: {
  readonly saving: Saving;
  readonly children: ReactNode;
}) {
  return <SavingContext value={saving}>{children}</SavingContext>;
}

/** The service that keeps the work in this browser. */
export function useSaving(): Saving {
  const saving = use(SavingContext);
  if (!saving) throw new Error('a component that tells of saving stands outside of SavingProvider');
  return saving;
}

/** A part of how it stands with saving; the component renders again when that part is another. */
export function useSavingState<T>(select: (state: SavingState) => T): T {
  return useStore(useSaving().state, select);
}
