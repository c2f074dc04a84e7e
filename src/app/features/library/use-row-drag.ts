import { useRef, useState, type DragEvent } from 'react';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { useAppStore } from '../../store/context.tsx';
import { putDragged } from '../../kit/drag-data.ts';
import { placeSchematics } from './library-actions.ts';
import { rowOf } from './row-of.ts';

/** Where what is dragged would land. */
export interface Landing {
  readonly id: string;
  readonly edge: 'above' | 'below';
}

/**
 * Dragging of entries: within the list to another place, and out of it to other windows and the desktop.
 *
 * @param movable whether they can be put elsewhere in the list
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
      if (!dragged.current || !movable || !(event.target instanceof Element)) return;
      const row = event.target.closest<HTMLElement>('[data-id]');
      if (!row) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      const { top, height } = row.getBoundingClientRect();
      const edge = event.clientY < top + height / 2 ? 'above' : 'below';
      const id = row.dataset['id']!;
      setLanding((now) => (now?.id === id && now.edge === edge ? now : { id, edge }));
    },
    onDragLeave(event: DragEvent) {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) setLanding(null);
    },
    onDrop(event: DragEvent) {
      if (!dragged.current || !landing) return;
      event.preventDefault();
      const { order } = store.getState().document;
      const { id, edge } = landing;
      placeSchematics(store, dragged.current, edge === 'above' ? id : (order[order.indexOf(id) + 1] ?? null));
      end();
    },
    onDragEnd: end,
  };
  return { landing, handlers };
}
