import { EXAMPLES } from './examples.ts';
import type { CommandShape } from './shape.ts';

/** The statuses that the program ends with. */
const STATUSES = [
  [0, 'The work is done.'],
  [1, 'A file has bad data or cannot be read or written, or the minimums of a recipe cannot be met.'],
  [2, 'The command line is not understood; nothing was done.'],
] as const;

const NAME = 'Hexagonal cities made of hand-drawn pieces';

const FILES_TEXT =
  'A file named - is standard input or output. Results go to standard output or to the file of --out, which is ' +
  'replaced as a whole: it never holds half a result. Messages go to standard error, and so does the ' +
  'progress of work over a second, where that is a terminal (not with CI or TERM=dumb). A recipe may be ' +
  'the name of a preset; a file of the same name is used first.';

/** The manual page of the program in roff, for `man`. */
export function manualPage(program: CommandShape, version: string, presets: readonly string[]): string {
  const lines = [
    `.TH SIXFOLD 1 "" "sixfold ${version}" "User Commands"`,
    '.SH NAME',
    `sixfold \\- ${roff(NAME)}`,
    '.SH SYNOPSIS',
    '.B sixfold',
    '\\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]',
    '.SH DESCRIPTION',
    roff(FILES_TEXT),
    '.SH COMMANDS',
  ];
  for (const command of program.commands) {
    const terms = command.arguments.map(({ term }) => roff(term)).join(' ');
    lines.push(
      `.SS "${roff(command.name)}${terms === '' ? '' : ` ${terms}`}"`,
      roff(sentence(command.description)),
    );
    for (const { term, description } of command.arguments)
      lines.push('.TP', roff(term), roff(sentence(description)));
    for (const option of ownOptions(command))
      lines.push('.TP', `\\fB${roff(option.flags)}\\fR`, roff(sentence(optionText(option))));
    const examples = EXAMPLES[command.name] ?? [];
    if (examples.length > 0) lines.push('.PP', 'Examples:');
    for (const { line, result } of examples)
      lines.push('.TP', `\\fB${roff(line)}\\fR`, roff(sentence(result)));
  }
  lines.push('.SH PRESETS', roff(`${presets.join(', ')}.`), '.SH "EXIT STATUS"');
  for (const [status, meaning] of STATUSES) lines.push('.TP', String(status), roff(meaning));
  return `${lines.join('\n')}\n`;
}

/** The document about the command line, in Markdown. */
export function commandDocument(program: CommandShape, presets: readonly string[]): string {
  const parts = [
    '# Command line',
    `\`sixfold COMMAND\` when installed; \`npm run -s sixfold -- COMMAND\` in a checkout. ${FILES_TEXT}`,
    'This page, the manual page (`man sixfold`), `sixfold help COMMAND` and the completion of shells come from the same definitions. The conditions of `find` and all figures are in [atlas.md](atlas.md).',
    `| command | result |\n| --- | --- |\n${program.commands.map(({ name, description }) => `| [\`${name}\`](#${name}) | ${cell(description)} |`).join('\n')}`,
    `The presets are ${presets.map((name) => `\`${name}\``).join(', ')}.`,
    `| status | meaning |\n| --- | --- |\n${STATUSES.map(([status, meaning]) => `| ${status} | ${meaning} |`).join('\n')}`,
  ];
  for (const command of program.commands) {
    const options = ownOptions(command);
    const usage = [
      'sixfold',
      command.name,
      ...command.arguments.map(({ term }) => term),
      ...(options.length > 0 ? ['[options]'] : []),
    ];
    parts.push(`## ${command.name}`, sentence(command.description), `\`\`\`text\n${usage.join(' ')}\n\`\`\``);
    const rows = [
      ...command.arguments.map(({ term, description }) => `| \`${term}\` | ${cell(description)} |`),
      ...options.map((option) => `| \`${option.flags}\` | ${cell(optionText(option))} |`),
    ];
    if (rows.length > 0) parts.push(`| argument or option | meaning |\n| --- | --- |\n${rows.join('\n')}`);
    const examples = EXAMPLES[command.name] ?? [];
    if (examples.length > 0)
      parts.push(`\`\`\`sh\n${examples.map(({ line, result }) => `${line} # ${result}`).join('\n')}\n\`\`\``);
  }
  return `${parts.join('\n\n')}\n`;
}

/** The options of a command but that for its help. */
function ownOptions(command: CommandShape) {
  return command.options.filter(({ names }) => !names.includes('--help'));
}

function optionText({ description, values }: CommandShape['options'][number]): string {
  return values?.kind === 'words' ? `${description}: ${values.words.join(', ')}` : description;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A text of the manual page: hyphens as they are typed, no line that begins like a request. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('°', '\\(de')
    .replaceAll('×', '\\(mu')
    .replace(/^\./, '\\&.');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
