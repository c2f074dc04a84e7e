import type { Figure } from '../rows/figure.ts';
import * as words from '../words.ts';

const SEED: Pick<Figure, 'name' | 'label' | 'format'> = { name: 'seed', label: words.seed, format: String };

/** The figures as the choices of a field, in their groups. */
export function figureChoices(figures: readonly Figure[]) {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return [
    { value: SEED.name, label: SEED.label },
    ...groups.map((group) => ({
      group,
      items: figures
        .filter((figure) => figure.group === group && figure.name !== SEED.name)
        .map(({ name, label }) => ({ value: name, label })),
    })),
  ];
}

export function figureOf(figures: readonly Figure[], name: string): Pick<Figure, 'label' | 'format'> {
  return (
    figures.find((figure) => figure.name === name) ??
    (name === SEED.name ? SEED : { label: name, format: String })
  );
}
