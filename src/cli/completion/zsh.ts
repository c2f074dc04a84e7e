import type { CommandShape, OptionShape, Values } from '../describe/shape.ts';

/** A script that completes the words of the program in zsh. */
export function zshCompletion(program: CommandShape, presets: readonly string[]): string {
  const commands = program.commands.map(
    ({ name, description }) => `    '${name}:${quoted(description).replaceAll(':', '\\:')}'`,
  );
  const cases = program.commands.map(({ name, options, arguments: own }) => {
    const specs = [
      ...options.map(optionSpec),
      ...own.map(
        ({ term, values }) => `'${term.includes('...') ? '*' : ''}:${label(term)}:${action(values)}'`,
      ),
    ];
    return `    ${name})\n      _arguments -s ${specs.join(' \\\n        ')} ;;`;
  });
  return `#compdef sixfold
# zsh completion of sixfold. In ~/.zshrc, after compinit: source <(sixfold completion zsh)

_sixfold_recipes() {
  compadd -- ${presets.join(' ')}
  _files
}

_sixfold() {
  local -a commands
  commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    if [[ $words[2] == -* ]]; then
      _arguments ${program.options.map(optionSpec).join(' \\\n        ')}
    else
      _describe 'command' commands
    fi
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}

if [[ \${funcstack[1]} == _sixfold ]]; then
  _sixfold "$@"
else
  compdef _sixfold sixfold
fi
`;
}

function optionSpec({ names, flags, description, values }: OptionShape): string {
  const text = quoted(description).replaceAll(/[[\]:]/g, '\\$&');
  const value = values === null ? '' : `:${label(flags)}:${action(values)}`;
  return names.map((name) => `'${name}[${text}]${value}'`).join(' ');
}

/** The name of the value in a term such as `--out <file>`. */
function label(term: string): string {
  return /[<[]([\w,-]+)/.exec(term)?.[1] ?? 'value';
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `(${values.words.join(' ')})`;
    case 'recipe':
      return '_sixfold_recipes';
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'other':
      return ' ';
  }
}

/** A text between single quotes of a shell, without them. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}
