import type { Workspace } from '../store/session.ts';

/** The names of the workspaces, as the tabs and the lists of commands show them. */
export const workspaceNames: Readonly<Record<Workspace, string>> = {
  schematics: 'Schematics',
  city: 'City',
};
