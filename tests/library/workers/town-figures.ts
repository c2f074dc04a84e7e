import {
  allFits,
  builtInLibrary,
  generate,
  orient,
  presets,
  reach,
  writeCity,
  type Fit,
  type Progress,
  type Reach,
  type Schematic,
} from 'sixfold';
import { writeGltf, writeSvg } from 'sixfold/formats';

/** Results of many functions of the library for one town. */
export interface TownFigures {
  readonly text: string;
  readonly turned: Schematic;
  readonly fits: readonly Fit[];
  readonly reach: Reach;
  readonly svg: string;
  readonly model: Uint8Array;
  readonly stages: readonly Progress['stage'][];
}

/** Calls much of the library, the same on a page and in a worker. */
export function townFigures(seed: number): TownFigures {
  const stages = new Set<Progress['stage']>();
  const onProgress = ({ stage }: Progress) => stages.add(stage);
  const made = generate({ ...presets['hamlet'], seed }, builtInLibrary, { onProgress });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const gone = made.value.placements.at(-1)!;
  const schematic = made.value.schematics.find(({ id }) => id === gone.schematic)!;
  const placements = made.value.placements.slice(0, -1);
  const model = writeGltf(made.value);
  if (!model.ok) throw new Error(model.problems[0]?.message);
  return {
    text: writeCity(made.value),
    turned: orient(schematic, { rotation: 2, shift: 1 }),
    fits: allFits({ ...made.value, placements }, schematic),
    reach: reach(made.value),
    svg: writeSvg(made.value, { scale: 8 }),
    model: model.value,
    stages: [...stages],
  };
}
