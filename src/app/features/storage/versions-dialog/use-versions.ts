import { useEffect, useState } from 'react';
import { useSaving, useSavingState } from '../context.tsx';
import type { Version } from '../version.ts';
import { readOne } from '../transaction.ts';
import { listVersions } from '../versions/version-store.ts';

/** Earlier versions, the newest first. */
export interface FoundVersions {
  /** Of the work on the desk. */
  readonly present: readonly Version[];
  /** Of works that are set aside. */
  readonly aside: readonly Version[];
}

export type ListedVersions =
  | { readonly kind: 'reading' }
  | ({ readonly kind: 'listed' } & FoundVersions)
  /** The storage cannot be read, for a reason in words. */
  | { readonly kind: 'failed'; readonly why: string };

/** All versions that are stored, read again when one has been made. */
export function useVersions(): ListedVersions {
  const saving = useSaving();
  const made = useSavingState((state) => state.versionsMade);
  const [listed, setListed] = useState<ListedVersions>({ kind: 'reading' });
  useEffect(() => {
    let isGone = false;
    const list = async (): Promise<ListedVersions> => {
      try {
        const database = await saving.database();
        const [versions, work] = await Promise.all([
          listVersions(database),
          readOne(database, 'desk', 'work'),
        ]);
        return {
          kind: 'listed',
          present: versions.filter((version) => version.work === work),
          aside: versions.filter((version) => version.work !== work),
        };
      } catch (error) {
        return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
      }
    };
    const show = async () => {
      const found = await list();
      if (!isGone) setListed(found);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [saving, made]);
  return listed;
}
