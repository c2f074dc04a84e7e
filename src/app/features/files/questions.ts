import { createStore } from 'zustand/vanilla';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import type { City } from '../../../engine/city/city.ts';
import type { CityDestination } from '../../cityview/destination/destination.ts';
import type { Answerer, LandAnswer, WorksAnswer } from './import/import-texts.ts';
import type { Work } from './import/incoming.ts';
import type { LandImport } from '../../store/import-land.ts';
import type { KindAnswer, KindClash } from '../../document/import-kinds.ts';
import type { TextFile } from '../../document/text-file.ts';
import type { PackPlan, TakenPack } from '../../document/import-packs.ts';
import type { ForeignMap, TakenMap } from './import/foreign-maps.ts';
import type { BadFile } from './import/open-files.ts';
import type { ClashAnswer, SchematicClash } from '../../document/import-schematics.ts';

/** Something that a dialog asks, with what takes the answer; `null` calls off what it is about. */
export type Question =
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly bad: readonly BadFile[];
      readonly answer: () => void;
    }
  | {
      readonly kind: 'take-others';
      readonly bad: readonly BadFile[];
      readonly good: number;
      readonly answer: (take: boolean) => void;
    }
  | {
      readonly kind: 'kinds';
      readonly clashes: readonly KindClash[];
      readonly answer: (answers: ReadonlyMap<string, KindAnswer> | null) => void;
    }
  | {
      readonly kind: 'missing';
      readonly missing: ReadonlyMap<string, readonly string[]>;
      readonly answer: (answer: 'add-kinds' | 'leave-out' | null) => void;
    }
  | {
      readonly kind: 'schematics';
      readonly clashes: readonly SchematicClash[];
      readonly kinds: readonly Kind[];
      readonly answer: (answers: ReadonlyMap<string, ClashAnswer> | null) => void;
    }
  | {
      readonly kind: 'failing';
      readonly packs: readonly BadFile[];
      readonly answer: (take: boolean) => void;
    }
  | {
      readonly kind: 'update';
      readonly plan: PackPlan;
      readonly kinds: readonly Kind[];
      readonly answer: (removed: TakenPack['removed'] | null) => void;
    }
  | {
      readonly kind: 'map';
      readonly map: ForeignMap;
      readonly answer: (answer: TakenMap | null) => void;
    }
  | {
      readonly kind: 'destination';
      readonly name: string;
      readonly city: City;
      readonly answer: (answer: CityDestination | null) => void;
    }
  | {
      readonly kind: 'recipe';
      readonly name: string;
      readonly recipe: Recipe;
      readonly answer: (answer: CityDestination | null) => void;
    }
  | {
      readonly kind: 'works';
      readonly works: readonly Work[];
      readonly answer: (answer: WorksAnswer | null) => void;
    }
  | {
      readonly kind: 'land';
      readonly found: LandImport;
      readonly answer: (answer: LandAnswer | null) => void;
    }
  | {
      readonly kind: 'overwrite';
      readonly folder: string;
      readonly files: readonly TextFile[];
      readonly answer: (answer: 'overwrite' | 'keep' | null) => void;
    };

/** The question that waits for its answer; one for the page, as there is one user. */
export const questions = createStore<{ readonly open: Question | null }>(() => ({ open: null }));

/** Shows a question and waits for its answer. */
function ask<T>(make: (answer: (value: T) => void) => Question): Promise<T> {
  return new Promise((resolve) => {
    const answer = (value: T) => {
      questions.setState({ open: null });
      resolve(value);
    };
    questions.setState({ open: make(answer) });
  });
}

/** Answers by asking the user. */
export const user: Answerer = {
  takeOthers: (bad, good) => ask((answer) => ({ kind: 'take-others', bad, good, answer })),
  kinds: (clashes) => ask((answer) => ({ kind: 'kinds', clashes, answer })),
  missing: (missing) => ask((answer) => ({ kind: 'missing', missing, answer })),
  schematics: (clashes, kinds) => ask((answer) => ({ kind: 'schematics', clashes, kinds, answer })),
  failing: (packs) => ask((answer) => ({ kind: 'failing', packs, answer })),
  update: (plan, kinds) => ask((answer) => ({ kind: 'update', plan, kinds, answer })),
  map: (map) => ask((answer) => ({ kind: 'map', map, answer })),
  destination: (name, city) => ask((answer) => ({ kind: 'destination', name, city, answer })),
  recipe: (name, recipe) => ask((answer) => ({ kind: 'recipe', name, recipe, answer })),
  works: (works) => ask((answer) => ({ kind: 'works', works, answer })),
  land: (found) => ask((answer) => ({ kind: 'land', found, answer })),
};

export function askOverwrite(
  folder: string,
  files: readonly TextFile[],
): Promise<'overwrite' | 'keep' | null> {
  return ask((answer) => ({ kind: 'overwrite', folder, files, answer }));
}

/** Says what is wrong with files of which nothing is taken. */
export function tellRefused(title: string, bad: readonly BadFile[]): Promise<void> {
  return ask<void>((answer) => ({ kind: 'refused', title, bad, answer }));
}
