import { notifications } from '@mantine/notifications';

/** Tells the user that something is done which is not seen otherwise. */
export function tellDone(message: string): void {
  notifications.show({ message, color: 'pond' });
}

let lastProblem: string | undefined;

/** Tells the user why what was wanted cannot be: the last reason alone, in place of those before it. */
export function tellProblem(message: string): void {
  if (lastProblem !== undefined) notifications.hide(lastProblem);
  lastProblem = notifications.show({ message, color: 'red' });
}
