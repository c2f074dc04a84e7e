/**
 * The API report: all that the library promises, one text for each entry in `docs/api`. `npm run api` renews them; a test
 * fails while they say something else than the sources.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { buildLibrary, LIBRARY_FOLDER } from './build-library.ts';
import { PROJECT } from './tool.ts';

/** The entries of the package. */
const ENTRIES = ['sixfold', 'formats'] as const;

/** Where the report of an entry lies. */
export function reportFile(entry: string): string {
  return join(PROJECT, 'docs', 'api', `${entry}.api.md`);
}

/** The reports of the entries of the library as it is built, which are parsed once. */
export function apiReports(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-api-'));
  try {
    const configs = ENTRIES.map((entry) => configOf(entry, folder));
    const compilerState = CompilerState.create(configs[0]!, {
      additionalEntryPoints: ENTRIES.map(typesFile),
    });
    for (const config of configs)
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        showVerboseMessages: false,
        messageCallback: quiet,
      });
    return new Map(
      ENTRIES.map((entry) => [
        entry,
        readFileSync(join(folder, `${entry}.api.md`), 'utf8').replaceAll('\r\n', '\n'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file of types of an entry. */
function typesFile(entry: string): string {
  return join(LIBRARY_FOLDER, `${entry}.d.ts`);
}

function configOf(entry: string, folder: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: PROJECT,
      mainEntryPointFilePath: typesFile(entry),
      compiler: {
        overrideTsconfig: {
          compilerOptions: { lib: ['es2023', 'dom'], types: [] },
          files: ENTRIES.map(typesFile),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'none' as never },
          'ae-forgotten-export': { logLevel: 'warning' as never, addToApiReportFile: true },
        },
        compilerMessageReporting: { default: { logLevel: 'none' as never } },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(PROJECT, 'package.json'),
  });
}

/** Takes a message as told. */
function quiet(message: { handled: boolean }): void {
  message.handled = true;
}

if (process.argv[1] === import.meta.filename) {
  await buildLibrary();
  mkdirSync(join(PROJECT, 'docs', 'api'), { recursive: true });
  for (const [entry, report] of apiReports()) writeFileSync(reportFile(entry), report);
}
