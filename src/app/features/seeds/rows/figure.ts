/** A figure of the cities of a sheet, in the words of the screen. */
export interface Figure {
  /** As in filters, and as a column of the table: `count(castle)`. */
  readonly name: string;
  /** As on the screen: "Castle". */
  readonly label: string;
  readonly group: 'City' | 'Buildings' | 'Placements';
  readonly format: (value: number) => string;
}

/**
 * Figures under labels that each is found by once: of those that share one, the first keeps it, one of another group is
 * told apart by that, any other by its name.
 */
export function toldApart(figures: readonly Figure[]): readonly Figure[] {
  const owners = new Map<string, Figure>();
  return figures.map((figure) => {
    const { label, group, name } = figure;
    const owner = owners.get(label);
    const apart = owner && owner.group !== group ? `${label} (${group.toLowerCase()})` : label;
    const own = owners.has(apart) ? `${label} (${name})` : apart;
    const named = own === label ? figure : { ...figure, label: own };
    owners.set(own, named);
    return named;
  });
}
