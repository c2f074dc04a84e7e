import type { Members } from '../../../kit/members.ts';
import { kept } from '../../../kit/preference.ts';

/** Where Mantine keeps the choice of light or dark, which is a preference like others in a backup. */
export const COLORS = 'mantine-color-scheme-value';

/** All that the user chose in the app. */
export function preferencesNow(): Members {
  const colors = storedColors();
  return { ...kept.getState(), ...(colors !== null && { [COLORS]: colors }) };
}

function storedColors(): string | null {
  try {
    return localStorage.getItem(COLORS);
  } catch {
    // The browser has no storage for us.
    return null;
  }
}

/** The name of a backup's file, with the day by the clock of the user. */
export function backupName(): string {
  const date = new Date();
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `sixfold-backup-${date.getFullYear()}-${month}-${day}.zip`;
}
