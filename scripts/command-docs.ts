import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
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
  const { printWidth } = JSON.parse(readFileSync(`${PROJECT}.oxfmtrc.json`, 'utf8')) as Required<
    Pick<FormatConfig, 'printWidth'>
  >;
  const { code } = await format(path, commandDocument(shape, presets), { printWidth });
  return new Map([
    ['man/sixfold.1', manualPage(shape, VERSION, presets)],
    [path, code],
  ]);
}
