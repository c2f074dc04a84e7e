import { createStore } from 'zustand/vanilla';
import { troubleOf, type SavingStatus, type Trouble } from './status.ts';

export interface SavingState {
  readonly status: SavingStatus;
  /** What was found out about the stored work and should be told, in words. */
  readonly notice: string | null;
}

/** Says how it stands with saving, for everybody to see. */
export class SavingReport {
  readonly state = createStore<SavingState>(() => ({ status: { kind: 'saved', at: null }, notice: null }));
  #savedAt: number | null = null;

  /** All is stored, since `at` in milliseconds since 1970; when not said, nothing had to be. */
  saved(at: number | null = this.#savedAt): void {
    this.#savedAt = at;
    this.#tell({ kind: 'saved', at });
  }

  /** Something is not yet stored. A trouble is told until it is over. */
  saving(): void {
    if (this.state.getState().status.kind === 'saved') this.#tell({ kind: 'saving' });
  }

  elsewhere(): void {
    this.#tell({ kind: 'elsewhere' });
  }

  trouble(trouble: Trouble, message = ''): void {
    this.#tell({ kind: 'trouble', trouble, message });
  }

  /** @param isOpened whether the storage could be opened before this went wrong */
  error(error: unknown, isOpened: boolean): void {
    const told = troubleOf(error);
    const message = error instanceof Error ? error.message : String(error);
    this.trouble(told === 'failed' && !isOpened ? 'unavailable' : told, message);
  }

  note(notice: string | null): void {
    if (notice !== null) this.state.setState({ notice });
  }

  #tell(status: SavingStatus): void {
    this.state.setState({ status });
  }
}
