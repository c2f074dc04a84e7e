import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../formats/suggestion.ts';

/** An option with one of some words as its value. An unknown word is refused with the one that was probably meant. */
export function choiceOption(flags: string, description: string, words: readonly string[]): Option {
  return new Option(flags, description).choices(words).argParser((text) => parseChoice(text, words));
}

/** The word of a list that `text` is. */
export function parseChoice<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It must be one of ${words.join(', ')}.${didYouMean(text, words)}`);
}
