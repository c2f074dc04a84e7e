import type { AppStore } from '../store/store.ts';
import type { Cancel } from './cancel.ts';
import type { CommandContribution } from './command-groups.ts';
import type { Feature } from './feature.ts';
import type { Panel } from './panel.ts';
import { fillSlots } from './slot.tsx';

let features: readonly Feature[] = [];
let cancels: readonly Cancel[] = [];

/** Makes the contributions of features known; to be called once, before anything is rendered. */
export function registerFeatures(all: readonly Feature[]): void {
  features = all;
  fillSlots(all.flatMap(({ fills = [] }) => fills));
}

/** Panels of all workspaces, in their order. */
export function allPanels(): readonly Panel[] {
  return features.flatMap(({ panels = [] }) => panels).toSorted((a, b) => a.order - b.order);
}

/** Imports the commands of all features. */
export async function importCommands(): Promise<readonly CommandContribution[]> {
  const modules = await Promise.all(features.flatMap(({ commands }) => commands?.() ?? []));
  cancels = modules.flatMap(({ CANCELS = [] }) => CANCELS).toSorted((a, b) => a.order - b.order);
  return modules.flatMap(({ COMMANDS }) => COMMANDS);
}

/** Parts that are fetched one by one while the page rests. */
export function laterParts(): NonNullable<Feature['parts']> {
  return features.flatMap(({ parts = [] }) => parts);
}

/** Parts that are seen as soon as the page is. */
export function firstParts(): NonNullable<Feature['parts']> {
  return features.flatMap((feature) => feature.firstParts ?? []);
}

/**
 * Takes one thing back that is under way: what Escape does.
 *
 * @returns whether there was any
 */
export function cancelOne(store: AppStore): boolean {
  return cancels.some(({ run }) => run(store));
}
