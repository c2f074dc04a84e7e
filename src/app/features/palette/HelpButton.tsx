import { ActionIcon } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import buttonClasses from '../../contrib/HeaderButton.module.css';
import * as words from './first-words.ts';

/** The button of the menu of help. What the menu hands its target goes to the button. */
export function HelpButton({ className = '', ...others }: Omit<HTMLAttributes<HTMLButtonElement>, 'color'>) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={words.help}
      aria-haspopup="menu"
      data-tour="help"
      {...others}
      className={`${buttonClasses.button} ${className}`}
    >
      <CircleHelp size={18} />
    </ActionIcon>
  );
}
