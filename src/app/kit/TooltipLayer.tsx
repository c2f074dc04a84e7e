import { Tooltip, type FloatingPosition } from '@mantine/core';
import { useEffect, useId, useState } from 'react';

/** Milliseconds that the pointer rests on an element before its tooltip is shown. */
const OPEN_DELAY = 400;

interface Shown {
  readonly target: HTMLElement;
  readonly label: string;
}

/**
 * The tooltip of the element under the mouse, one for the whole page: elements that carry their text as `data-tooltip`
 * (see the component `Tooltip` of this folder) need neither listeners nor a place of their own.
 */
export function TooltipLayer() {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let target: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const label = target?.isConnected ? target.dataset['tooltip'] : undefined;
      setShown(target && label !== undefined ? { target, label } : null);
    };
    // A text changes under the pointer as its button is pressed; where a menu opens, it goes.
    const changes = new MutationObserver(() => setShown((before) => before && reread(before)));
    const aim = (next: HTMLElement | null) => {
      if (next === target) return;
      clearTimeout(timer);
      changes.disconnect();
      target = next;
      setShown(null);
      if (!next) return;
      changes.observe(next, { attributeFilter: ['data-tooltip'] });
      timer = setTimeout(show, OPEN_DELAY);
    };
    const over = ({ target: under, pointerType }: PointerEvent) =>
      aim(
        pointerType === 'mouse' && under instanceof Element
          ? under.closest<HTMLElement>('[data-tooltip]')
          : null,
      );
    const leave = () => aim(null);
    const key = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    document.addEventListener('pointerover', over);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('keydown', key, true);
    return () => {
      leave();
      document.removeEventListener('pointerover', over);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('keydown', key, true);
    };
  }, []);

  useEffect(() => {
    const target = shown?.target;
    if (!target) return;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [shown?.target, id]);

  if (!shown) return null;
  return (
    <Tooltip
      key={shown.label}
      opened
      target={shown.target}
      label={<span id={id}>{shown.label}</span>}
      position={(shown.target.dataset['tooltipPosition'] ?? 'top') as FloatingPosition}
      multiline
      maw={320}
    />
  );
}

function reread({ target }: Shown): Shown | null {
  const label = target.dataset['tooltip'];
  return label === undefined ? null : { target, label };
}
