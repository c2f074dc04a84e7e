import { useState, type DragEvent } from 'react';
import { useAppStore } from '../../store/context.tsx';
import { moveKindTo } from './kind-moves.ts';

/** The media type of a dragged kind; no other page knows it. */
const TYPE = 'application/x-sixfold-kind';

/** Dragging a swatch to another place, and others to its own: `side` is where one that is over it would come to stand. */
export function useSwatchDrag(id: string, movable: boolean) {
  const store = useAppStore();
  const [side, setSide] = useState<'before' | 'after' | undefined>();
  const isKind = ({ dataTransfer }: DragEvent) => movable && dataTransfer.types.includes(TYPE);
  return {
    side,
    draggable: movable,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(TYPE, id);
      dataTransfer.effectAllowed = 'move' as const;
    },
    onDragOver(event: DragEvent) {
      if (!isKind(event)) return;
      event.preventDefault();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setSide(event.clientX < left + width / 2 ? 'before' : 'after');
    },
    onDragLeave() {
      setSide(undefined);
    },
    onDrop(event: DragEvent) {
      if (!isKind(event)) return;
      event.preventDefault();
      setSide(undefined);
      const { kinds } = store.getState().document;
      const dragged = event.dataTransfer.getData(TYPE);
      const from = kinds.findIndex((kind) => kind.id === dragged);
      const gap = kinds.findIndex((kind) => kind.id === id) + (side === 'after' ? 1 : 0);
      if (from >= 0) moveKindTo(store, dragged, gap > from ? gap - 1 : gap);
    },
  };
}
