import { Button, CloseButton } from '@mantine/core';
import { exportSchematics } from '../../contrib/ports.ts';
import { useAppStore } from '../../store/context.tsx';
import classes from './LibraryList.module.css';

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
    <div className={classes.selection} role="group" aria-label="Selected schematics">
      <span role="status">{selected.length} selected</span>
      <Button size="compact-xs" variant="default" onClick={() => void exportSchematics.call(store, selected)}>
        Export
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => onDelete(selected)}>
        Delete
      </Button>
      <CloseButton size="sm" aria-label="Clear selection" onClick={onClear} />
    </div>
  );
}
