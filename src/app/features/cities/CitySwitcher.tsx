import { ActionIcon, Button } from '@mantine/core';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import type { Command } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { citiesOf } from '../../document/open-city.ts';
import { useApp } from '../../store/context.tsx';
import { citiesCommand, nextCityCommand, previousCityCommand } from './cities-commands.ts';
import classes from './CitySwitcher.module.css';
import * as words from './words.ts';

/** The name of the open city: a click shows all of them. With several, arrows lead to those beside it. */
export function CitySwitcher() {
  const { list, open } = useApp((state) => citiesOf(state.document));
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(citiesCommand);
  const index = list.findIndex(({ id }) => id === open);
  const { name } = list[index]!;
  return (
    <div className={classes.switcher}>
      <Tooltip label={[citiesCommand.name, label].filter(Boolean).join(' · ')}>
        <Button
          size="xs"
          variant="default"
          className={classes.name}
          styles={{ label: { flex: 1 } }}
          leftSection={<LayoutGrid size={14} />}
          rightSection={
            list.length > 1 && <span className={classes.place}>{words.placeOf(index + 1, list.length)}</span>
          }
          aria-label={words.switcher(name, index + 1, list.length)}
          {...attributes}
          onClick={() => run(citiesCommand)}
        >
          {name}
        </Button>
      </Tooltip>
      {list.length > 1 && (
        <>
          <Step command={previousCityCommand} Icon={ChevronLeft} />
          <Step command={nextCityCommand} Icon={ChevronRight} />
        </>
      )}
    </div>
  );
}

function Step({ command, Icon }: { readonly command: Command; readonly Icon: typeof ChevronLeft }) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[command.name, label].filter(Boolean).join(' · ')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={command.name}
        {...attributes}
        onClick={() => run(command)}
      >
        <Icon size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
