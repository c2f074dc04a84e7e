import { notifications } from '@mantine/notifications';
import { showLatest } from './latest-note.ts';

/**
 * Tells the user that something is done which is not seen otherwise.
 *
 * @returns the id of the note
 */
export function tellDone(message: string): string {
  return notifications.show({ message, color: 'pond' });
}

/**
 * Tells the user why what was wanted cannot be: the last reason alone, in place of those before it.
 *
 * @returns the id of the note
 */
export function tellProblem(message: string): string {
  return showLatest('problem', { message, color: 'red' });
}
