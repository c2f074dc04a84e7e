import { createPreference, readFlag, readListOf, readOneOf, type Read } from '../../kit/preference.ts';
import { isRecord } from '../../kit/members.ts';

/** Whether the panel of the recipe lists its schematics. */
export const rulesShown = createPreference('rulesShown', false, readFlag);

export const RULE_SORTS = ['own', 'name', 'weight'] as const;

export type RuleSort = (typeof RULE_SORTS)[number];

/** The order of that list. */
export const ruleSort = createPreference<RuleSort>('ruleSort', 'own', readOneOf(RULE_SORTS));

/** A recipe that was put by under a name, as the text of its file. */
export interface OwnPreset {
  readonly name: string;
  readonly text: string;
}

const readPreset: Read<OwnPreset> = (stored) => {
  if (!isRecord(stored)) return undefined;
  const { name, text } = stored;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
};

export const ownPresets = createPreference<readonly OwnPreset[]>('recipes', [], readListOf(readPreset));
