import type { CommandShape, OptionShape, Values } from '../describe/shape.ts';

/** A script that completes the words of the program in fish. */
export function fishCompletion(program: CommandShape, presets: readonly string[]): string {
  const lines = [
    '# fish completion of sixfold. In ~/.config/fish/config.fish: sixfold completion fish | source',
    'complete -c sixfold -f',
    ...program.options.map(
      (option) => `complete -c sixfold -n __fish_use_subcommand ${optionWords(option, presets)}`,
    ),
  ];
  for (const { name, description } of program.commands)
    lines.push(`complete -c sixfold -n __fish_use_subcommand -a ${name} -d '${quoted(description)}'`);
  for (const { name, options, arguments: own } of program.commands) {
    const start = `complete -c sixfold -n '__fish_seen_subcommand_from ${name}'`;
    for (const option of options) lines.push(`${start} ${optionWords(option, presets)}`);
    for (const { values, description } of own)
      lines.push(`${start} ${valueWords(values, presets)} -d '${quoted(description)}'`);
  }
  return `${lines.join('\n')}\n`;
}

function optionWords({ names, description, values }: OptionShape, presets: readonly string[]): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const value = values === null ? [] : ['-r', valueWords(values, presets)];
  return [...flags, ...value, `-d '${quoted(description)}'`].join(' ');
}

function valueWords(values: Values, presets: readonly string[]): string {
  switch (values.kind) {
    case 'words':
      return `-f -a '${values.words.join(' ')}'`;
    case 'recipe':
      return `-F -a '${presets.join(' ')}'`;
    case 'file':
      return '-F';
    case 'folder':
      return "-f -a '(__fish_complete_directories)'";
    case 'other':
      return '-f';
  }
}

/** A text between single quotes of fish, without them. */
function quoted(text: string): string {
  return text.replaceAll(/['\\]/g, String.raw`\$&`);
}
