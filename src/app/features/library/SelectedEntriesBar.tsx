import { Button, CloseButton } from '@mantine/core';
import { exportSchematics } from '../../contrib/ports.ts';
import { useAppStore } from '../../store/context.tsx';
import classes from './LibraryList.module.css';
import * as words from './words.ts';

interface SelectedEntriesBarProps {
  /** Ids of the selected schematics, in the order of the list. */
  readonly selected: readonly string[];
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onClear: () => void;
}

/** The bar of actions for several selected schematics. */
export function SelectedEntriesBar({ selected, onDelete, onClear }: SelectedEntriesBarProps) {
  const store = useAppStore();
  return (
    <div className={classes.selection} role="group" aria-label={words.selectedSchematics}>
      <span role="status">{words.selected(selected.length)}</span>
      {selected.length > 0 && (
        <>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => void exportSchematics.call(store, selected)}
          >
            {words.exportWord}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => onDelete(selected)}>
            {words.deleteWord}
          </Button>
        </>
      )}
      <CloseButton size="sm" aria-label={words.clearSelection} onClick={onClear} />
    </div>
  );
}
