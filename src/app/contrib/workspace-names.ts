import type { Workspace } from '../store/session.ts';

export const WORKSPACE_NAMES: Readonly<Record<Workspace, string>> = {
  schematics: 'Schematics',
  city: 'City',
};
