import { Modal } from '@mantine/core';
import { keyLabel, type Command } from '../commands/command.ts';
import { COMMANDS } from '../commands/commands.ts';
import classes from './ShortcutsDialog.module.css';

const SECTIONS = [
  { title: 'Everywhere', workspace: undefined },
  { title: 'Schematics', workspace: 'schematics' },
  { title: 'City', workspace: 'city' },
] as const;

const MOUSE = [
  ['Pan', 'Wheel, two fingers, or drag with the middle button or Space'],
  ['Pan the city', 'Drag while nothing is in hand'],
  ['Zoom about the pointer', 'Ctrl and wheel, pinch'],
  ['Erase while painting', 'Right button'],
] as const;

/** Every key, from the one table of commands. */
export function ShortcutsDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard and mouse" size="lg">
      <div className={classes.sections}>
        {SECTIONS.map(({ title, workspace }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.keys}>
              {COMMANDS.filter((command) => command.workspace === workspace).map((command) => (
                <Line key={command.id} command={command} />
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3 className={classes.title}>On the board</h3>
          <dl className={classes.keys}>
            {MOUSE.map(([name, how]) => (
              <div key={name} className={classes.line}>
                <dt>{name}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}

function Line({ command: { name, keys, keysInShort } }: { readonly command: Command }) {
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>
        {(keysInShort === undefined ? keys.map(keyLabel) : [keysInShort]).map((key) => (
          <kbd key={key} className={classes.key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
