import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useApp } from '../../store/context.tsx';
import { useSavingState } from './context.tsx';
import { OtherTab } from './parts.ts';
import * as words from './first-words.ts';

/** The notices of saving that are too important for the header. */
export function SavingNotices() {
  const notice = useSavingState((state) => state.notice);
  const isElsewhere = useSavingState((state) => state.status.kind === 'elsewhere');
  useEffect(() => {
    if (notice !== null)
      notifications.show({ id: 'stored-work', message: notice, color: 'orange', autoClose: false });
  }, [notice]);
  const stuckStep = useApp((state) => state.stuckStep);
  useEffect(() => {
    if (stuckStep)
      notifications.show({
        id: 'stuck-step',
        message: words.stepIsDamaged(stuckStep.label),
        color: 'orange',
        autoClose: false,
      });
  }, [stuckStep]);
  return <OtherTab opened={isElsewhere} />;
}
