import * as words from './words.ts';

/** A moment as a part of a sentence: "at 14:05" when it is of today, else "on 3 May 2026 at 14:05". */
export function timeInWords(at: number, seconds = false): string {
  const time = clockTime(at, seconds);
  return isSameDay(at, Date.now()) ? words.atTime(time) : words.onDate(dateInWords(at), time);
}

/** The date in short, as the user's language writes it. */
export function dateInWords(at: number): string {
  return new Date(at).toLocaleDateString([], { dateStyle: 'medium' });
}

/** The time of day, as the user's language writes it. */
export function clockTime(at: number, seconds: boolean): string {
  return new Date(at).toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  });
}

/** The day of a moment as a heading. */
export function dayInWords(at: number): string {
  const now = new Date();
  if (isSameDay(at, now.getTime())) return words.today;
  if (isSameDay(at, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).getTime()))
    return words.yesterday;
  return new Date(at).toLocaleDateString([], { dateStyle: 'full' });
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
