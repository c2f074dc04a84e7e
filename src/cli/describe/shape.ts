import type { Argument, Command, Option } from 'commander';

/** The values that an argument or option takes. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'folder' }
  /** A file, or the name of a preset. */
  | { readonly kind: 'recipe' }
  | { readonly kind: 'other' };

export interface ArgumentShape {
  /** The name with its brackets, such as `<city>` or `[recipe]`. */
  readonly term: string;
  readonly description: string;
  readonly values: Values;
}

export interface OptionShape {
  /** The short and the long name, where there are both: `-V`, `--version`. */
  readonly names: readonly string[];
  /** All of its help's first column, such as `--out <file>`. */
  readonly flags: string;
  readonly description: string;
  /** `null` for an option without a value. */
  readonly values: Values | null;
}

/** A command as completion, the man page and the document about the command line need it. */
export interface CommandShape {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly ArgumentShape[];
  readonly options: readonly OptionShape[];
  /** Empty for a command without commands. */
  readonly commands: readonly CommandShape[];
}

/** Arguments and values of options that are files or folders, by their names. */
const NAMED_VALUES: Readonly<Record<string, Values['kind']>> = {
  city: 'file',
  schematic: 'file',
  file: 'file',
  atlas: 'file',
  recipe: 'recipe',
  dir: 'folder',
};

/** The shape of a command, taken from its definition. */
export function shapeOf(command: Command): CommandShape {
  const help = command.createHelp();
  return {
    name: command.name(),
    description: command.description(),
    arguments: command.registeredArguments.map(argumentShape),
    options: help.visibleOptions(command).map(optionShape),
    commands: command.commands.map(shapeOf),
  };
}

function argumentShape(argument: Argument): ArgumentShape {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return {
    term: argument.required ? `<${name}>` : `[${name}]`,
    description: argument.description,
    values: valuesOf(argument.name(), argument.argChoices),
  };
}

function optionShape(option: Option): OptionShape {
  const value = /[<[]([^>\]]+)[>\]]/.exec(option.flags)?.[1];
  return {
    names: [option.short, option.long].filter((name) => name !== undefined),
    flags: option.flags,
    description: option.description,
    values: value === undefined ? null : valuesOf(value, option.argChoices),
  };
}

function valuesOf(name: string, choices: readonly string[] | undefined): Values {
  if (choices) return { kind: 'words', words: choices };
  const kind = NAMED_VALUES[name] ?? 'other';
  return kind === 'words' ? { kind: 'other' } : { kind };
}
