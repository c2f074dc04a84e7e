import { Button } from '@mantine/core';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import classes from './OpenSchematic.module.css';
import { SchematicBoard } from './SchematicBoard.tsx';
import { ReplaceKindHost } from './replace/ReplaceKindHost.tsx';
import * as words from './words.ts';

/** The board of the schematic that is open; in an empty library, the way to a first one. */
export function OpenSchematic() {
  const id = useOpenSchematic();
  const run = useCommandRunner();
  if (id !== null)
    return (
      <>
        <SchematicBoard id={id} />
        <ReplaceKindHost />
      </>
    );
  return (
    <div className={classes.empty}>
      <p>{words.theLibraryIsEmpty}</p>
      <Button data-instead-of-board onClick={() => run('new-schematic')}>
        {words.drawTheFirstSchematic}
      </Button>
    </div>
  );
}
