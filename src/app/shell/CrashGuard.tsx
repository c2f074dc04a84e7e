import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import type { Saving } from '../features/storage/saving.ts';
import { undoStep, type AppStore } from '../store/store.ts';
import classes from './CrashGuard.module.css';
import type * as Rescue from '../features/storage/rescue.ts';

interface CrashGuardProps {
  readonly store: AppStore;
  readonly saving: Pick<Saving, 'startOver' | 'database' | 'retry' | 'state'>;
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
      (error: unknown) => this.setState({ done: `That did not work. The error: ${String(error)}` }),
    );
  }

  #goOn = (): void => this.setState({ error: null, done: '' });

  #startOver = async (): Promise<string> => {
    const { store, saving } = this.props;
    const { builtInDocument } = await import('../document/builtin/built-in-document.ts');
    await saving.retry();
    // What is not stored would be nowhere.
    if (saving.state.getState().status.kind !== 'saved')
      await rescue((files) => files.saveEverything(store, saving));
    await saving.startOver(builtInDocument(), 'It could not be drawn.');
    this.#goOn();
    return '';
  };

  override render(): ReactNode {
    const { error, done } = this.state;
    if (!error) return this.props.children;
    const { store, saving } = this.props;
    return (
      <main className={classes.screen} role="alert">
        <h1 className={classes.title}>Something broke while this was drawn</h1>
        <p>Your city and schematics are still here. The error: {error.message}</p>
        <div className={classes.actions}>
          <Button onClick={() => this.#attempt(() => rescue((files) => files.saveCity(store, saving)))}>
            Save the city
          </Button>
          <Button
            variant="default"
            onClick={() => this.#attempt(() => rescue((files) => files.saveEverything(store, saving)))}
          >
            Save everything
          </Button>
          <Button
            variant="default"
            onClick={() => {
              undoStep(store);
              this.#goOn();
            }}
          >
            Undo last step
          </Button>
          <Button variant="default" onClick={this.#goOn}>
            Try again
          </Button>
          <Button variant="default" onClick={() => this.#attempt(this.#startOver)}>
            Start over
          </Button>
        </div>
        <p>
          Start over sets this work aside and opens the built-in library. A click on “Saved” then shows the
          work.
        </p>
        <p role="status">{done}</p>
      </main>
    );
  }
}

async function rescue(action: (files: typeof Rescue) => Promise<string>): Promise<string> {
  return action(await import('../features/storage/rescue.ts'));
}
