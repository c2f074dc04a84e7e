/** The files that were dropped before the part of the program that reads them is there. */
let files: readonly File[] = [];

function hold(event: DragEvent): void {
  const { dataTransfer, type } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  // Otherwise the browser shows the file in place of the app.
  event.preventDefault();
  if (type === 'drop') files = [...dataTransfer.files];
}

const TYPES = ['dragover', 'drop'] as const;

for (const type of TYPES) addEventListener(type, hold);

/** The files that were dropped so far; from now on, others take what is dropped. */
export function endEarlyDrops(): readonly File[] {
  for (const type of TYPES) removeEventListener(type, hold);
  const dropped = files;
  files = [];
  return dropped;
}
