import type { CommandShape, Values } from '../describe/shape.ts';

/** A script that completes the words of the program in bash 3.2 and later. */
export function bashCompletion(program: CommandShape, presets: readonly string[]): string {
  const values = program.commands.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.values === null
        ? []
        : [
            `    ${option.names.map((flag) => `'${name} ${flag}'`).join(' | ')}) ${reply(option.values, presets)}; return ;;`,
          ],
    ),
  );
  const commands = program.commands.map(({ name, options, arguments: own }) => {
    const flags = options.flatMap(({ names }) => names).join(' ');
    const rest = own.map((argument) => reply(argument.values, presets));
    return `    ${name})
      if [[ $current == -* ]]; then _sixfold_words '${flags}'; else ${[...new Set(rest), ':'].join('; ')}; fi ;;`;
  });
  const flags = program.options.flatMap(({ names }) => names).join(' ');
  return `# bash completion of sixfold. In ~/.bashrc: source <(sixfold completion bash)

_sixfold_words() {
  local IFS=$' \\t\\n'
  COMPREPLY+=($(compgen -W "$1" -- "$current"))
}

_sixfold_paths() {
  local IFS=$'\\n'
  COMPREPLY+=($(compgen "$1" -- "$current"))
  compopt -o filenames 2>/dev/null
}

_sixfold() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command='' index
  COMPREPLY=()
  # The value in --out=file is a word of its own, and so is the sign before it.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then
      command=\${COMP_WORDS[index]}
      break
    fi
  done
  case "$command $previous" in
${values.join('\n')}
  esac
  case "$command" in
    '')
      if [[ $current == -* ]]; then _sixfold_words '${flags}'; else _sixfold_words '${program.commands.map(({ name }) => name).join(' ')}'; fi ;;
${commands.join('\n')}
  esac
}

complete -F _sixfold sixfold
`;
}

function reply(values: Values, presets: readonly string[]): string {
  switch (values.kind) {
    case 'words':
      return `_sixfold_words '${values.words.join(' ')}'`;
    case 'recipe':
      return `_sixfold_words '${presets.join(' ')}'; _sixfold_paths -f`;
    case 'file':
      return '_sixfold_paths -f';
    case 'folder':
      return '_sixfold_paths -d';
    case 'other':
      return ':';
  }
}
