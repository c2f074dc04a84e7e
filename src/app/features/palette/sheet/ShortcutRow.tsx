import { ActionIcon, UnstyledButton } from '@mantine/core';
import { Plus, RotateCcw } from 'lucide-react';
import { isRebindable } from '../../../contrib/bindings.ts';
import type { Command } from '../../../contrib/command.ts';
import { keyLabel } from '../../../kit/keys.ts';
import { Tooltip } from '../../../kit/Tooltip.tsx';
import { KeyEditor } from './KeyEditor.tsx';
import classes from './ShortcutsDialog.module.css';
import * as words from '../words.ts';

interface ShortcutRowProps {
  readonly command: Command;
  readonly keys: readonly string[];
  /** Where it can be run, when its section does not say it. */
  readonly where: string | null;
  /** The key that is being changed, `null` for one that is added; `undefined` while nothing of it is. */
  readonly editing: string | null | undefined;
  readonly onEdit: (replaced: string | null) => void;
  readonly onReset: () => void;
  readonly onEnd: (key: string | null, message: string) => void;
}

/** A command with its keys, each a button that changes it. */
export function ShortcutRow({ command, keys, where, editing, onEdit, onReset, onEnd }: ShortcutRowProps) {
  const { id, name } = command;
  const changed = keys.join(' ') !== command.keys.join(' ');
  return (
    <li className={classes.row} data-command={id} data-changed={changed}>
      <span className={classes.name}>
        {name}
        {where !== null && <span className={classes.where}> {where}</span>}
      </span>
      {isRebindable(command) ? (
        <span className={classes.keys}>
          {changed && <ResetButton command={command} onReset={onReset} />}
          {keys.map((key) => (
            <UnstyledButton
              key={key}
              className={classes.change}
              data-key={key}
              aria-label={words.change(keyLabel(key), name)}
              aria-expanded={editing === key}
              onClick={() => onEdit(key)}
            >
              <kbd className={classes.key}>{keyLabel(key)}</kbd>
            </UnstyledButton>
          ))}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            className={classes.add}
            data-key=""
            aria-label={words.addAKey(name)}
            aria-expanded={editing === null}
            onClick={() => onEdit(null)}
          >
            <Plus size={14} />
          </ActionIcon>
        </span>
      ) : (
        <FixedKeys command={command} />
      )}
      {editing !== undefined && (
        <KeyEditor key={editing} command={command} replaced={editing} onEnd={onEnd} />
      )}
    </li>
  );
}

function ResetButton({ command, onReset }: Pick<ShortcutRowProps, 'command' | 'onReset'>) {
  const own = command.keys.length === 0 ? words.noKey : command.keys.map((key) => keyLabel(key)).join(', ');
  return (
    <Tooltip label={words.backTo(own)}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={words.backToOf(own, command.name)}
        onClick={onReset}
      >
        <RotateCcw size={14} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Keys that cannot be changed, and why. */
function FixedKeys({ command: { keys, keysInShort, fixedKeys } }: { readonly command: Command }) {
  const labels = keysInShort === undefined ? keys.map((key) => keyLabel(key)) : [keysInShort];
  return (
    <Tooltip label={fixedKeys ?? words.browserKeys}>
      <span className={classes.keys} data-fixed>
        {labels.map((label) => (
          <kbd key={label} className={classes.key}>
            {label}
          </kbd>
        ))}
        <span className="visually-hidden">{words.cannotBeChanged}</span>
      </span>
    </Tooltip>
  );
}
