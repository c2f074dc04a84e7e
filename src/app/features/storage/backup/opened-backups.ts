import { createStore } from 'zustand/vanilla';

/** How many backups were opened since the page was. */
export const openedBackups = createStore(() => 0);
