import { keyLabel } from '../../kit/keys.ts';
import { PLATFORM, type Platform } from '../../kit/platform.ts';
import type { Command } from '../command.ts';
import { refusalOf } from '../reserved-keys.ts';
import * as words from './words.ts';

/** Why a command cannot have a key, whatever else has it, in a sentence; `null` when it can. */
export function keyRefusal(command: Command, key: string, platform: Platform = PLATFORM): string | null {
  const refusal = refusalOf(command, key, platform);
  return refusal && words.refusals[refusal](keyLabel(key, platform));
}
