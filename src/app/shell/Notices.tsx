import { Notifications } from '@mantine/notifications';

/** Where messages come and go. What is told before it is here waits for it. */
export function Notices() {
  return <Notifications position="bottom-center" />;
}
