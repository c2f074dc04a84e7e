import { format, resolveConfig } from 'prettier';
import { presetNames } from '../src/cli/built-in.ts';
import { commandDocument, manualPage } from '../src/cli/describe/manual.ts';
import { shapeOf } from '../src/cli/describe/shape.ts';
import { createProgram } from '../src/cli/program.ts';
import { VERSION } from '../src/engine/version.ts';
import { PROJECT } from './tool.ts';

/** The texts about the command line by their paths in the project, made from the definitions of the commands. */
export async function commandDocs(): Promise<ReadonlyMap<string, string>> {
  const shape = shapeOf(createProgram(() => {}));
  const presets = presetNames();
  const path = 'docs/command-line.md';
  const config = await resolveConfig(`${PROJECT}${path}`);
  return new Map([
    ['man/sixfold.1', manualPage(shape, VERSION, presets)],
    [path, await format(commandDocument(shape, presets), { ...config, filepath: path })],
  ]);
}
