import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { download } from '../files/download.ts';
import type { Saving } from '../storage/saving.ts';
import { toCity } from '../store/document.ts';
import { undoStep, type AppStore } from '../store/store.ts';
import classes from './CrashGuard.module.css';

interface CrashGuardProps {
  readonly store: AppStore;
  readonly saving: Pick<Saving, 'startOver'>;
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly error: Error | null;
}

/** When drawing the app breaks, nothing of the work is gone: says so, and offers to save it and to go on. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { error: null };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { store, saving } = this.props;
    const goOn = () => this.setState({ error: null });
    return (
      <main className={classes.screen} role="alert">
        <h1 className={classes.title}>Something broke while this was drawn</h1>
        <p>Your city and schematics are still here. The error: {error.message}</p>
        <div className={classes.actions}>
          <Button onClick={() => void saveCity(store)}>Save the city</Button>
          <Button
            variant="default"
            onClick={() => {
              undoStep(store);
              goOn();
            }}
          >
            Undo the last step and go on
          </Button>
          <Button variant="default" onClick={goOn}>
            Try again
          </Button>
          <Button variant="default" onClick={() => void startOver(saving).then(goOn)}>
            Set this work aside and start over
          </Button>
        </div>
      </main>
    );
  }
}

async function saveCity(store: AppStore): Promise<void> {
  const { cityPieces } = await import('../../formats/city/write.ts');
  download('city.json', [...cityPieces(toCity(store.getState().document.city))]);
}

async function startOver(saving: CrashGuardProps['saving']): Promise<void> {
  const { builtInDocument } = await import('../builtin/built-in-document.ts');
  await saving.startOver(builtInDocument(), 'It could not be drawn.');
}
