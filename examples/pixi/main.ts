import { openTown, type Town } from './town-scene.ts';
import type { Door } from './doors.ts';

const host = document.querySelector('main')!;
const list = document.querySelector('select')!;
const status = document.querySelector('output')!;
let town: Town | undefined;

/** Shows the town of a file, in the place of the one before. */
async function show(text: string): Promise<void> {
  const next = await openTown(host, text, {
    onWalk(door, steps) {
      status.value = `Walking ${steps} steps to ${door.name} …`;
      list.value = door.name;
    },
    onArrive: (door) => (status.value = `At the door of ${door.name}`),
  });
  town?.close();
  town = next;
  // For the console: town.walkTo(town.doors[0])
  Object.assign(window, { town });
  list.replaceChildren(new Option('a door …', ''), ...next.doors.map(({ name }) => new Option(name)));
  list.disabled = false;
  status.value = 'Click a house, choose a door, or drop a city file here';
}

function fail(error: unknown): void {
  status.value = error instanceof Error ? error.message : String(error);
}

list.addEventListener('change', () => {
  const door: Door | undefined = town?.doors.find(({ name }) => name === list.value);
  if (door) town?.walkTo(door);
});
host.addEventListener('dragover', (event) => event.preventDefault());
host.addEventListener('drop', (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) file.text().then(show).catch(fail);
});

fetch(new URL('../walled-town.city.json', import.meta.url))
  .then((answer) => answer.text())
  .then(show)
  .catch(fail);
