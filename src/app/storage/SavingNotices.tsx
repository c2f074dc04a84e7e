import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { OtherTab } from '../shell/parts.tsx';
import { useSavingState } from './context.tsx';

/** What of saving is too important for the header. */
export function SavingNotices() {
  const notice = useSavingState((state) => state.notice);
  const isElsewhere = useSavingState((state) => state.status.kind === 'elsewhere');
  useEffect(() => {
    if (notice !== null)
      notifications.show({ id: 'stored-work', message: notice, color: 'orange', autoClose: false });
  }, [notice]);
  return <OtherTab opened={isElsewhere} />;
}
