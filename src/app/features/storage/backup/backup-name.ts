import { dayStamp } from '../../../kit/file-stamp.ts';
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
  return `sixfold-backup-${dayStamp(new Date())}.zip`;
}
