import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { PROJECT } from '../tool.ts';

const OPTIONS: TypeDocOptions & PluginOptions = {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: ['sixfold', 'formats'].map((name) => `${PROJECT}src/library/${name}.ts`),
  tsconfig: `${PROJECT}src/library/tsconfig.json`,
  // A step of its own checks the types.
  skipErrorChecking: true,
  logLevel: 'Error',
  readme: 'none',
  router: 'module',
  disableSources: true,
  groupOrder: ['Functions', 'Variables', 'Interfaces', 'Type Aliases'],
  sort: ['alphabetical'],
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  expandParameters: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideSources: true },
};

/** The entries of the package by their pages, with the name that a program imports. */
const FACES = { 'docs/library/sixfold.md': 'sixfold', 'docs/library/formats.md': 'sixfold/formats' } as const;

/** The reference of the library as Markdown by the sources of its pages, made from docstrings and types. */
export async function libraryReference(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-reference-'));
  try {
    const application = await Application.bootstrapWithPlugins({ ...OPTIONS, out: folder });
    const project = await application.convert();
    if (!project || application.logger.hasErrors()) throw new Error('the library cannot be read by TypeDoc');
    await application.generateOutputs(project);
    return new Map(
      Object.entries(FACES).map(([source, name]) => {
        const text = readFileSync(join(folder, source.slice('docs/library/'.length)), 'utf8');
        return [source, tidy(text, name)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A page as our renderer reads it: with the name that programs import as its title, ids in headings, and names for
 * parameters that are taken apart where they are declared.
 */
function tidy(text: string, name: string): string {
  return text
    .replace(/^# .*$/m, `# ${name}`)
    .replace(/<a id="([^"]+)"><\/a>\n\n(#+ .*)$/gm, '$2 {#$1}')
    .replace(
      /__namedParameters(\??: )(\w+)/g,
      (_, colon: string, type: string) => nameOf(type) + colon + type,
    )
    .replace(
      /`__namedParameters(\??)` \| (\W+)(\w+)/g,
      (_, optional: string, between: string, type: string) =>
        `\`${nameOf(type)}${optional}\` | ${between}${type}`,
    );
}

function nameOf(type: string): string {
  return type.endsWith('Options') ? 'options' : type.charAt(0).toLowerCase() + type.slice(1);
}
