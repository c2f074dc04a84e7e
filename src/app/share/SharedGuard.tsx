import { Component, type ReactNode } from 'react';
import { setViewing } from './viewing.ts';

interface SharedGuardProps {
  readonly children: ReactNode;
}

/** When drawing a shared city breaks, the user's own work comes back, with a word on why. */
export class SharedGuard extends Component<SharedGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = `it cannot be drawn: ${error instanceof Error ? error.message : String(error)}`;
    setViewing({ kind: 'refused', problems: [{ path: 'city', message }] });
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
