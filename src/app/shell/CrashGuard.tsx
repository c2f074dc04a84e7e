import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import type { OwnWork } from '../store/own-work.tsx';
import { undoStep } from '../store/store.ts';
import classes from './CrashGuard.module.css';
import * as words from './first-words.ts';

interface CrashGuardProps {
  readonly work: OwnWork;
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly error: Error | null;
  /** Result of the button pressed last, in words. */
  readonly done: string;
}

/**
 * When drawing the app breaks, nothing of the work is gone: says so, and offers to save it and to go on. Nothing here
 * looks at the work to be drawn.
 */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { error: null, done: '' };

  static getDerivedStateFromError(error: unknown): Partial<CrashGuardState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Does what a button says, and says what came of it: also that it failed, and why. */
  #attempt(action: () => Promise<string>): void {
    action().then(
      (done) => this.setState({ done }),
      (error: unknown) => this.setState({ done: words.failed(String(error)) }),
    );
  }

  #goOn = (): void => this.setState({ error: null, done: '' });

  #startOver = async (): Promise<string> => {
    await this.props.work.startOver();
    this.#goOn();
    return '';
  };

  override render(): ReactNode {
    const { error, done } = this.state;
    if (!error) return this.props.children;
    const { work } = this.props;
    return (
      <main className={classes.screen} role="alert">
        <h1 className={classes.title}>{words.broken}</h1>
        <p>{words.workIsThere(error.message)}</p>
        <div className={classes.actions}>
          <Button onClick={() => this.#attempt(work.saveCity)}>{words.saveCity}</Button>
          <Button variant="default" onClick={() => this.#attempt(work.saveEverything)}>
            {words.saveEverything}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              undoStep(work.store);
              this.#goOn();
            }}
          >
            {words.undoLast}
          </Button>
          <Button variant="default" onClick={this.#goOn}>
            {words.tryAgain}
          </Button>
          <Button variant="default" onClick={() => this.#attempt(this.#startOver)}>
            {words.startOver}
          </Button>
        </div>
        <p>{words.startingOver}</p>
        <p role="status">{done}</p>
      </main>
    );
  }
}
