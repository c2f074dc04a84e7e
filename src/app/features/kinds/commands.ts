import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Spoken } from '../../contrib/spoken.ts';
import { KIND_COMMANDS } from './kind-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.kinds, order: 20, commands: KIND_COMMANDS },
];

/** Announces the kind in hand. */
const kindSpoken: Spoken = ({ session: { kind }, document }, before) =>
  kind === before.session.kind ? null : (document.kinds.find(({ id }) => id === kind)?.name ?? null);

export const SPOKEN: readonly Spoken[] = [kindSpoken];
