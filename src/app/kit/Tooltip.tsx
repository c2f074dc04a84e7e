import type { FloatingPosition } from '@mantine/core';
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

interface TooltipProps extends HTMLAttributes<HTMLElement> {
  /** The text; broken into lines when it is long. */
  readonly label: string | undefined;
  /** Where it stands; above when not said. */
  readonly position?: FloatingPosition;
  readonly disabled?: boolean;
  /** An element that hands its attributes on to the page. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/**
 * Gives an element a tooltip: it only notes the text at the element, `TooltipLayer` shows the one under the pointer.
 * Other attributes, as those that a menu hands its target, go to the element, which has no listeners of the same events.
 */
export function Tooltip({ label, position, disabled = false, children, className, ...others }: TooltipProps) {
  return cloneElement(children, {
    ...others,
    ...(className && { className: [children.props.className, className].filter(Boolean).join(' ') }),
    ...(label !== undefined && !disabled && { 'data-tooltip': label, 'data-tooltip-position': position }),
  });
}
