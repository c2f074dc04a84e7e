/** Lines of a city's file about placements, by id, and about hexes, by `q,r`. */
export function linesOf(file: string): {
  readonly placements: ReadonlyMap<number, string>;
  readonly hexes: ReadonlyMap<string, string>;
} {
  const placements = new Map<number, string>();
  const hexes = new Map<string, string>();
  for (const line of file.split('\n').map((one) => one.replace(/,$/, ''))) {
    const id = /^ {4}\{ "id": (\d+), "schematic"/.exec(line)?.[1];
    const [, q, r] = /^ {4}\{ "q": (-?\d+), "r": (-?\d+), .*"placements"/.exec(line) ?? [];
    if (id !== undefined) placements.set(Number(id), line);
    else if (q !== undefined) hexes.set(`${q},${r}`, line);
  }
  return { placements, hexes };
}
