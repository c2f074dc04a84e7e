import { useState, type DragEvent } from 'react';
import { citiesOf } from '../../document/open-city.ts';
import { useAppStore } from '../../store/context.tsx';

/** The media type of a dragged city; no other page knows it. */
const TYPE = 'application/x-sixfold-city';

/** Dragging a city to another place, and others to its own: `side` is where one that is over it would come to stand. */
export function useCardDrag(id: string, place: number, onMove: (id: string, to: number) => void) {
  const store = useAppStore();
  const [side, setSide] = useState<'before' | 'after' | undefined>();
  const isCity = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);
  return {
    side,
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(TYPE, id);
      dataTransfer.effectAllowed = 'move' as const;
    },
    onDragOver(event: DragEvent) {
      if (!isCity(event)) return;
      event.preventDefault();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setSide(event.clientX < left + width / 2 ? 'before' : 'after');
    },
    onDragLeave() {
      setSide(undefined);
    },
    onDrop(event: DragEvent) {
      if (!isCity(event)) return;
      event.preventDefault();
      setSide(undefined);
      const { list } = citiesOf(store.getState().document);
      const dragged = event.dataTransfer.getData(TYPE);
      const from = list.findIndex((city) => city.id === dragged);
      const gap = place + (side === 'after' ? 1 : 0);
      if (from >= 0) onMove(dragged, gap > from ? gap - 1 : gap);
    },
  };
}
