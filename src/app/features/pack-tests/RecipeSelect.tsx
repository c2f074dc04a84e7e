import { Select } from '@mantine/core';
import type { PackDocument } from '../../document/document.ts';
import { recipeChoices } from './tested-recipe.ts';
import * as words from './words.ts';

interface RecipeSelectProps {
  readonly pack: PackDocument;
  /** The recipe by its name in tests. */
  readonly value: string;
  readonly onChange: (recipe: string) => void;
}

/** Chooses the recipe whose cities are made: one of the pack, that of the open city, or a preset. */
export function RecipeSelect({ pack, value, onChange }: RecipeSelectProps) {
  return (
    <Select
      size="xs"
      label={words.citiesOf}
      data={recipeChoices(pack)}
      allowDeselect={false}
      value={value}
      onChange={(recipe) => onChange(recipe ?? value)}
    />
  );
}
