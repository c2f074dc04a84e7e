import { Component, type ReactNode } from 'react';
import { setViewing, viewings } from '../store/viewing.ts';
import * as words from './first-words.ts';

interface ViewingGuardProps {
  readonly children: ReactNode;
}

/** When drawing a shared city or an earlier version breaks, the user's own work comes back, with a word on why. */
export class ViewingGuard extends Component<ViewingGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = words.notDrawn(error instanceof Error ? error.message : String(error));
    if (viewings.getState().viewing.kind === 'earlier')
      return setViewing({ kind: 'earlier-broken', why: message });
    setViewing({ kind: 'refused', problems: [{ path: 'city', message }] });
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
