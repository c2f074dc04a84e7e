import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deleteAside, listAside, type AsideWork } from './aside-works.ts';
import { saveAside } from './backup/backups.ts';
import { openedBackups } from './backup/opened-backups.ts';
import { useSaving } from './context.tsx';
import { RefusedWordsList } from './RefusedWordsList.tsx';
import classes from './SavePanel.module.css';
import * as words from './words.ts';

/** Works that were set aside: each can be opened again, taken along as a file, or deleted. */
export function AsideList({ onOpened }: { readonly onOpened: () => void }) {
  const saving = useSaving();
  const opened = useStore(openedBackups);
  const [works, setWorks] = useState<readonly AsideWork[]>([]);
  const [deleting, setDeleting] = useState<number | null>(null);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const list = await listAside(await saving.database());
        if (!isGone) setWorks(list);
      } catch {
        // Without storage nothing is set aside; the status says what is wrong.
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [saving, opened]);

  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      notifications.show({ message: words.didNotWork(String(error)), color: 'red' });
    }
  }

  if (works.length === 0) return <RefusedWordsList />;
  return (
    <>
      <section>
        <h3 className={classes.subtitle}>{words.setAside}</h3>
        <ul className={classes.works}>
          {works.map(({ work, savedAt, because }) => {
            const name = new Date(savedAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
            return (
              <li key={work}>
                <strong>{name}</strong>
                <p className={classes.text}>{because}</p>
                <div className={classes.actions}>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={words.openAgainNamed(name)}
                    onClick={() =>
                      void attempt(async () => {
                        await saving.openAside(work);
                        onOpened();
                      })
                    }
                  >
                    {words.openAgain}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={words.downloadNamed(name)}
                    onClick={() => void saveAside(work)}
                  >
                    {words.download}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    color="red"
                    aria-label={`${deleting === work ? words.deleteForGood : words.deleteWord}: ${name}`}
                    onClick={() => {
                      if (deleting !== work) setDeleting(work);
                      else
                        void attempt(async () => {
                          await deleteAside(await saving.database(), work);
                          void saving.spaceFreed();
                          setWorks(works.filter((other) => other.work !== work));
                        });
                    }}
                  >
                    {deleting === work ? words.deleteForGood : words.deleteWord}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <RefusedWordsList />
    </>
  );
}
