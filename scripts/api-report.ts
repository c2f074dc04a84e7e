/**
 * The API report: all that the library promises, one text for each entry in `docs/api`. `npm run api` renews them; a test
 * fails while they say something else than the sources.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { buildLibrary, LIBRARY_FOLDER } from './build-library.ts';
import { PROJECT } from './tool.ts';

/** The entries of the package. */
export const ENTRIES = ['sixfold', 'formats'] as const;

/** Where the report of an entry lies. */
export function reportFile(entry: string): string {
  return join(PROJECT, 'docs', 'api', `${entry}.api.md`);
}

/** The report of an entry of the library as it is built. */
export function apiReport(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-api-'));
  try {
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: PROJECT,
        mainEntryPointFilePath: join(LIBRARY_FOLDER, `${entry}.d.ts`),
        compiler: {
          overrideTsconfig: {
            compilerOptions: { lib: ['es2023', 'dom'], types: [] },
            files: [join(LIBRARY_FOLDER, `${entry}.d.ts`)],
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
    Extractor.invoke(config, { localBuild: true, showVerboseMessages: false, messageCallback: quiet });
    return readFileSync(join(folder, `${entry}.api.md`), 'utf8').replaceAll('\r\n', '\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes a message as told. */
function quiet(message: { handled: boolean }): void {
  message.handled = true;
}

if (process.argv[1] === import.meta.filename) {
  await buildLibrary();
  mkdirSync(join(PROJECT, 'docs', 'api'), { recursive: true });
  for (const entry of ENTRIES) writeFileSync(reportFile(entry), apiReport(entry));
}
