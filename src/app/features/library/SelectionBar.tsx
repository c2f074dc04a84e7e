import { Button, CloseButton } from '@mantine/core';
import { exportSchematics } from '../../contrib/ports.ts';
import { useAppStore } from '../../store/context.tsx';
import classes from './LibraryList.module.css';

interface MarkedBarProps {
  /** Ids of the schematics that are marked, in the order of the list. */
  readonly marked: readonly string[];
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onUnmark: () => void;
}

/** The bar of actions for several selected schematics. */
export function MarkedBar({ marked, onDelete, onUnmark }: MarkedBarProps) {
  const store = useAppStore();
  return (
    <div className={classes.marked} role="group" aria-label="Selected schematics">
      <span role="status">{marked.length} selected</span>
      <Button size="compact-xs" variant="default" onClick={() => void exportSchematics.call(store, marked)}>
        Export
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => onDelete(marked)}>
        Delete
      </Button>
      <CloseButton size="sm" aria-label="Clear selection" onClick={onUnmark} />
    </div>
  );
}
