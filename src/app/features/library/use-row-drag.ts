import { useRef, useState, type DragEvent } from 'react';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { useAppStore } from '../../store/context.tsx';
import { putDragged } from '../../kit/drag-data.ts';
import { packIdOf } from '../../document/packs.ts';
import { isFolderRow, packOfFolder } from './groups.ts';
import { placeSchematics, putSchematicsIntoPack } from './library-actions.ts';
import { rowOf } from './row-of.ts';

/** Where what is dragged would land. */
export interface Landing {
  readonly id: string;
  /** `into` for a folder. */
  readonly edge: 'above' | 'below' | 'into';
}

/**
 * Dragging of entries: within the list to another place, and out of it to other windows and the desktop.
 *
 * @param movable whether they can be put elsewhere in the list, and not only into a folder
 * @param take the schematics that go when the one with an id is dragged
 */
export function useRowDrag(movable: boolean, take: (id: string) => readonly Schematic[]) {
  const store = useAppStore();
  const dragged = useRef<readonly string[] | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const end = () => {
    dragged.current = null;
    setLanding(null);
  };
  const handlers = {
    onDragStart(event: DragEvent) {
      const id = rowOf(event.target);
      if (id === null) return;
      const schematics = take(id);
      dragged.current = schematics.map((schematic) => schematic.id);
      putDragged(event.dataTransfer, schematics);
    },
    onDragOver(event: DragEvent) {
      if (!dragged.current || !(event.target instanceof Element)) return;
      const row = event.target.closest<HTMLElement>('[data-id]');
      const id = row?.dataset['id'] ?? '';
      const isFolder = isFolderRow(id);
      if (!row || (!movable && !isFolder)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      const { top, height } = row.getBoundingClientRect();
      const edge = isFolder ? 'into' : event.clientY < top + height / 2 ? 'above' : 'below';
      setLanding((now) => (now?.id === id && now.edge === edge ? now : { id, edge }));
    },
    onDragLeave(event: DragEvent) {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) setLanding(null);
    },
    onDrop(event: DragEvent) {
      if (!dragged.current || !landing) return;
      event.preventDefault();
      const { document } = store.getState();
      const { order } = document;
      const { id, edge } = landing;
      if (edge === 'into') putSchematicsIntoPack(store, dragged.current, packOfFolder(id));
      else {
        const before = edge === 'above' ? id : (order[order.indexOf(id) + 1] ?? null);
        placeSchematics(store, dragged.current, before, packIdOf(document, id));
      }
      end();
    },
    onDragEnd: end,
  };
  return { landing, handlers };
}
