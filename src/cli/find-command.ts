import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  parseQuantity,
  parseQuery,
  type Quantity,
  type Query,
  type QueryProblem,
} from '../formats/atlas/query/query.ts';
import type { FindOptions } from './commands/find.ts';
import type { Perform } from './jobs.ts';
import { OUT } from './map-commands.ts';
import { parseInteger } from './values.ts';

/** Most lines that can be asked for. */
const MOST_LINES = 2 ** 32;

/** Adds the command that looks through an atlas. */
export function addFindCommand(program: Command, perform: Perform): void {
  program
    .command('find')
    .description('print the lines of an atlas whose cities meet a condition')
    .argument('<atlas>', 'file of lines of survey, or folder of a bake')
    .argument(
      '[filter]',
      "condition on figures, such as 'doors >= 200 and walls.closed = 2'; all cities when absent",
      (text: string) => understood(text, parseQuery(text)) satisfies Query,
    )
    .addOption(
      new Option(
        '--sort <figure>',
        "figure to sort by, least first; '-coverage' for the largest first",
      ).argParser((text: string) => understood(text, parseQuantity(text)) satisfies Quantity),
    )
    .option('--limit <n>', 'most lines; without it, --sort keeps all that are found in memory', (text) =>
      parseInteger(text, 1, MOST_LINES),
    )
    .addOption(new Option('--seeds', 'print only the seeds').conflicts(['table', 'count']))
    .addOption(new Option('--table', 'print the figures as a table, as on a terminal').conflicts('count'))
    .addOption(new Option('--count', 'print only the number of lines'))
    .option(...OUT)
    .action((atlas: string, filter: Query | undefined, options: FindOptions) =>
      perform('find', atlas, filter, options),
    );
}

/** The meaning of a text; refuses a problem and marks its place. */
function understood<T extends { readonly kind: string }>(text: string, parsed: T | QueryProblem): T {
  if (!isProblem(parsed)) return parsed;
  const { at, length, message } = parsed;
  const line = text.replaceAll(/\s/g, ' ');
  throw new InvalidArgumentError(
    `At character ${at + 1}: ${message}\n  ${line}\n  ${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}`,
  );
}

function isProblem(parsed: { readonly kind: string }): parsed is QueryProblem {
  return parsed.kind === 'problem';
}
