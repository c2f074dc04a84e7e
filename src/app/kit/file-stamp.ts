/** The day of a moment as a part of a file's name, by the clock of the user: `2026-11-28`. */
export function dayStamp(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The same with the time: `2026-11-28-140533`. */
export function secondStamp(date: Date): string {
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join('');
  return `${dayStamp(date)}-${time}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
