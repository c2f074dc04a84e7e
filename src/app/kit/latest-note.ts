import { notifications } from '@mantine/notifications';

/** The note of each name that was shown last. */
const lastOf = new Map<string, string>();

/**
 * Shows a note in place of the last one of the same name. Each has an id of its own: one that is shown again under the
 * same id goes when the time of the last one is up.
 *
 * @returns the id of the note
 */
export function showLatest(name: string, note: Parameters<typeof notifications.show>[0]): string {
  hideLatest(name);
  const id = notifications.show(note);
  lastOf.set(name, id);
  return id;
}

/** Takes the last note of a name down, when there is one. */
export function hideLatest(name: string): void {
  const id = lastOf.get(name);
  if (id !== undefined) notifications.hide(id);
  lastOf.delete(name);
}
