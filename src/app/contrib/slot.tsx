import { createElement, type ComponentType, type ReactNode } from 'react';

/**
 * A place on the page, or on a board, where features put components.
 *
 * @typeParam Props the properties that each of them is given
 */
export interface Slot<Props extends object> {
  readonly name: string;
  /** Only for the types: a slot holds no properties. */
  readonly props?: Props;
}

/** A component that a feature puts into a slot. */
export interface Fill {
  readonly slot: Slot<never>;
  /** Where it stands among the others in the slot: the lowest first. */
  readonly order: number;
  readonly Component: ComponentType<never>;
}

export function createSlot<Props extends object = object>(name: string): Slot<Props> {
  return { name };
}

/** Puts a component into a slot. */
export function fill<Props extends object>(
  slot: Slot<Props>,
  order: number,
  Component: ComponentType<Props>,
): Fill {
  return { slot: slot as Slot<never>, order, Component: Component as ComponentType<never> };
}

let filled: ReadonlyMap<string, readonly ComponentType<never>[]> = new Map();

/** Fills all slots anew. */
export function fillSlots(fills: readonly Fill[]): void {
  const bySlot = new Map<string, ComponentType<never>[]>();
  for (const { slot, Component } of fills.toSorted((a, b) => a.order - b.order))
    bySlot.set(slot.name, [...(bySlot.get(slot.name) ?? []), Component]);
  filled = bySlot;
}

/** Renders the components that were put into a slot, each with the same properties. */
export function Filled<Props extends object>({
  slot,
  ...props
}: { readonly slot: Slot<Props> } & Props): ReactNode {
  return (filled.get(slot.name) ?? []).map((Component, index) =>
    // The components of a slot are always the same.
    createElement(Component as ComponentType<object>, { key: index, ...props }),
  );
}
