import { Command, type Option } from 'commander';
import { didYouMean } from '../formats/suggestion.ts';

/** Most words that a message lists. */
const MOST_LISTED = 20;

/**
 * A command whose help and errors are in the program's own words: errors name what was probably meant, or what is
 * possible. The methods that begin with an error's name are called by commander.
 */
export class PlainCommand extends Command {
  constructor(name?: string) {
    super(name);
    this.configureHelp({ optionDescription, subcommandTerm, styleTitle: bold });
  }

  override createCommand(name?: string): PlainCommand {
    return new PlainCommand(name);
  }

  unknownCommand(): never {
    const name = this.args[0] ?? '';
    const names = this.commands.map((command) => command.name());
    const near = didYouMean(name, [...names, '--version', '--help']) || listed('The commands are', names);
    return this.error(`error: unknown command '${name}'.${near}`);
  }

  unknownOption(flag: string): never {
    const flags = this.createHelp()
      .visibleOptions(this)
      .flatMap(({ short, long }) => [short, long].filter((name) => name !== undefined));
    const near =
      didYouMean(flag, flags) ||
      ` 'sixfold ${this.parent ? `help ${this.name()}` : '--help'}' lists the options.`;
    return this.error(`error: unknown option '${flag}'.${near}`);
  }

  missingMandatoryOptionValue({ flags, argChoices }: Option): never {
    const choices = argChoices ? listed('It is one of', argChoices) : '';
    return this.error(`error: option '${flags}' is missing.${choices}`);
  }
}

/** The sentence that lists words; empty when there are too many. */
function listed(start: string, words: readonly string[]): string {
  return words.length > MOST_LISTED ? '' : ` ${start} ${words.join(', ')}.`;
}

/** The description of an option with its choices, and its default where that says something. */
function optionDescription({ description, argChoices, defaultValue }: Option): string {
  const value: unknown = defaultValue;
  const choices = argChoices ? `: ${argChoices.join(', ')}` : '';
  const shown = typeof value === 'number' || typeof value === 'string' ? ` (default: ${value})` : '';
  return `${description}${choices}${shown}`;
}

/** A command with its arguments, as the list of commands shows it. */
function subcommandTerm(command: Command): string {
  const terms = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...terms].join(' ');
}

function bold(text: string): string {
  return `\u001B[1m${text}\u001B[22m`;
}
