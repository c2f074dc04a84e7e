import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { createPreference, readFlag } from '../../../kit/preference.ts';
import { useApp } from '../../../store/context.tsx';
import listClasses from '../RuleList.module.css';
import * as words from '../words.ts';
import { TownFields } from './TownFields.tsx';
import classes from './TownPart.module.css';

const townOpen = createPreference('townOpen', false, readFlag);

/** The parts of a town, folded away until they are wanted; how many the recipe has. */
export function TownSection() {
  const id = useId();
  const isOpen = townOpen.use();
  const parts = useApp(({ document: { recipe } }) => {
    const { rivers, walls = [], streets, reach, rest } = recipe;
    return [rivers, walls[0], streets, reach, rest].filter((part) => part !== undefined).length;
  });
  return (
    <>
      <div className={listClasses.head}>
        <UnstyledButton
          className={listClasses.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => townOpen.set(!isOpen)}
        >
          <ChevronRight size={15} className={listClasses.chevron} />
          {words.town} <small>{words.partsOfTown(parts)}</small>
        </UnstyledButton>
      </div>
      <div id={id} className={classes.parts} hidden={!isOpen}>
        {isOpen && <TownFields />}
      </div>
    </>
  );
}
