import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './TownPart.module.css';

interface TownPartProps {
  /** A small picture of what the part does. */
  readonly picture: ReactNode;
  readonly name: string;
  /** Its effect; why it cannot be chosen where it cannot. */
  readonly detail: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children?: ReactNode;
}

/** A part of a town that a recipe can have, with its settings while it has it. */
export function TownPart({ picture, name, detail, isOn, disabled, onToggle, children }: TownPartProps) {
  return (
    <div className={classes.part} role="group" aria-label={name}>
      <div className={classes.head}>
        {picture}
        <Switch
          size="xs"
          label={name}
          description={detail}
          labelPosition="left"
          classNames={{
            root: classes.row!,
            body: classes.body!,
            labelWrapper: classes.words!,
            description: classes.detail!,
          }}
          checked={isOn}
          disabled={disabled === true && !isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      </div>
      {isOn && children}
    </div>
  );
}
