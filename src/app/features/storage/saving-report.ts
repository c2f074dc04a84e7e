import { createStore } from 'zustand/vanilla';
import { troubleOf, type SavingStatus, type Trouble } from './status.ts';

export interface SavingState {
  readonly status: SavingStatus;
  /** A notice on the stored work, in words. */
  readonly notice: string | null;
  /** Why no earlier version could be made lately, in words; `null` as long as nothing went wrong. */
  readonly versionsProblem: string | null;
  /** How often earlier versions were made, or could not be, since the page was opened. */
  readonly versionsMade: number;
}

/** Says how it stands with saving, for everybody to see. */
export class SavingReport {
  readonly state = createStore<SavingState>(() => ({
    status: { kind: 'saved', at: null },
    notice: null,
    versionsProblem: null,
    versionsMade: 0,
  }));
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

  /** @param hasUnsaved whether something that was done here is not stored */
  elsewhere(hasUnsaved: boolean): void {
    this.#tell({ kind: 'elsewhere', hasUnsaved });
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

  /** @param versionsProblem why no earlier version could be made, `null` when nothing went wrong */
  versions(versionsProblem: string | null): void {
    this.state.setState(({ versionsMade }) => ({ versionsProblem, versionsMade: versionsMade + 1 }));
  }

  #tell(status: SavingStatus): void {
    this.state.setState({ status });
  }
}
