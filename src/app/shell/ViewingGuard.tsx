import { Component, type ReactNode } from 'react';
import { viewings } from '../store/viewing.ts';
import * as words from './first-words.ts';

interface ViewingGuardProps {
  readonly children: ReactNode;
}

/** When drawing a view over the user's own work breaks, the user's own work comes back, with a word on why. */
export class ViewingGuard extends Component<ViewingGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = words.notDrawn(error instanceof Error ? error.message : String(error));
    viewings.getState().viewing?.onBroken(message);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
