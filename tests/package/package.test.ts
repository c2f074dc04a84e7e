import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { buildSync } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryAddress, withAbsoluteLinks, withRelativeLinks } from '../../scripts/package-readme.ts';
import { apiReports, reportFile } from '../../scripts/api-report.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { PROJECT, toolPath } from '../../scripts/tool.ts';
import { npm, packInto } from './pack.ts';

/** Milliseconds in which the package is built, packed and installed. */
const BUILD_LIMIT = 120_000;

/** An empty project with the package installed from its archive, as a user has it. */
let project = '';
let archive = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'sixfold-package-'));
  // A part of an older bundle, as another build may have left it.
  mkdirSync(join(PROJECT, 'dist/commonjs'), { recursive: true });
  writeFileSync(join(PROJECT, 'dist/commonjs/chunk-OLD.cjs'), '');
  archive = packInto(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "game", "private": true, "type": "module" }\n');
  npm(['install', archive, '--offline', '--no-audit', '--no-fund'], project);
  cpSync(join(PROJECT, 'tests/package/project'), project, { recursive: true });
}, BUILD_LIMIT);

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Bytes of all files below a folder. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/**
 * Compiles the program of the project, which uses the whole face, into a folder of its own: as a module by either way to
 * resolve names, or as CommonJS.
 */
function compile(as: 'bundler' | 'nodenext' | 'commonjs'): string {
  const out = join(project, as);
  mkdirSync(out, { recursive: true });
  const resolution = as === 'bundler' ? 'bundler' : 'nodenext';
  const module = as === 'bundler' ? 'esnext' : 'nodenext';
  const source = as === 'commonjs' ? 'face.cts' : 'face.ts';
  if (source === 'face.cts') cpSync(join(project, 'face.ts'), join(project, source));
  const options = ['--strict', '--target', 'es2023', '--module', module, '--moduleResolution', resolution];
  const types = ['--lib', 'es2023,dom', '--noUncheckedIndexedAccess', '--ignoreConfig'];
  execFileSync(
    process.execPath,
    [toolPath('typescript-native', 'tsc'), ...options, ...types, '--outDir', out, source],
    {
      cwd: project,
      stdio: 'pipe',
    },
  );
  return join(out, source.replace(/ts$/, 'js'));
}

/** Runs Node in the project. Resolves with its output; rejects when it fails. */
async function run(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: project, maxBuffer: 2 ** 28 });
  return stdout;
}

describe('the installed package', () => {
  test('brings nothing else along, and takes at most 2 MB', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'sixfold',
    ]);
    expect(bytesIn(join(project, 'node_modules'))).toBeLessThanOrEqual(2_000_000);
  });

  test('names the authors and licenses of the code of others in it', () => {
    for (const [folder, packages] of Object.entries({
      commonjs: [
        'commander',
        'fflate',
        'valibot',
        'pure-rand',
        '@noble/hashes',
        'flatqueue',
        '@rgrove/parse-xml',
      ],
      library: readdirSync(join(project, 'node_modules/sixfold/dist/library/vendor')).flatMap((name) =>
        name.startsWith('@')
          ? readdirSync(join(project, 'node_modules/sixfold/dist/library/vendor', name)).map(
              (inner) => `${name}/${inner}`,
            )
          : name,
      ),
    })) {
      const notices = readFileSync(join(project, 'node_modules/sixfold/dist', folder, 'NOTICES.txt'), 'utf8');
      const parts = notices.split(`\n${'-'.repeat(80)}\n`).slice(1);
      const heads = parts.map((part) => part.trim().split(' ')[0]);
      for (const name of packages) expect(heads).toContain(name);
      for (const part of parts) expect(part).toMatch(/copyright|\(c\)/i);
    }
  });

  test('is typed for TypeScript with both module resolutions and for CommonJS, and runs in Node with the bytes of the command line', async () => {
    const text = run(
      'node_modules/sixfold/dist/commonjs/command-line.cjs',
      'generate',
      'hamlet',
      '--seed',
      '3',
    );
    const programs = (['bundler', 'nodenext', 'commonjs'] as const).map(compile);
    for (const told of (await Promise.all([text, ...programs.map((program) => run(program))])).slice(1)) {
      const values = JSON.parse(told) as Record<string, unknown>;
      expect(values['text']).toBe(await text);
      expect(values).toMatchObject({
        poses: 6,
        blocked: ['off-land'],
        rolled: true,
        read: true,
        refused: expect.arrayContaining(['$.seed']) as unknown,
        lines: [
          { seed: 3, ok: true },
          { seed: 4, ok: true },
        ],
        files: true,
        model: true,
      });
    }
  });

  test('bakes the same best town on any number of threads, and keeps the best so far when it is interrupted', async () => {
    cpSync(join(PROJECT, 'examples/bake'), project, { recursive: true });
    const bake = (out: string, ...more: readonly string[]) =>
      spawn(process.execPath, ['bake.mjs', 'hamlet', '--out', out, ...more], { cwd: project });
    const town = (out: string) => readFileSync(join(project, out), 'utf8');
    const [one, two] = ['1', '2'].map((threads) =>
      bake(`${threads}.json`, '--towns', '4', '--first', '3', '--threads', threads),
    );
    const endless = bake('early.json', '--towns', '999999999');
    endless.stderr.once('data', () => endless.kill('SIGINT'));
    const ends = [one!, two!, endless].map((run) => once(run, 'exit'));
    expect((await Promise.all(ends)).map(([status]) => status as number)).toEqual([0, 0, 130]);
    expect(town('1.json')).toBe(town('2.json'));
    const seeds = ['1.json', 'early.json'].map((out) => {
      const read = readCity(town(out));
      return read.ok ? read.value.recipe?.seed : read.problems;
    });
    expect([3, 4, 5, 6]).toContain(seeds[0]);
    expect(seeds[1]).toBeGreaterThan(0);
  });

  test('prints without fonts, says which letters it spells, and what to install for them', async () => {
    const line = ['node_modules/sixfold/dist/commonjs/command-line.cjs'];
    await run(...line, 'generate', 'hamlet', '--seed', '3', '--out', 'hamlet.json');
    const args = [...line, 'export', 'hamlet.json', '--to', 'pdf', '--out', 'hamlet.pdf'];
    const { stderr } = await promisify(execFile)(process.execPath, [...args, '--title', 'Łódź'], {
      cwd: project,
    });
    expect(stderr).toBe(
      'warning: hamlet.json: title: "Łódź" is printed as "Lódz", for no font has Ł (U+0141), ź (U+017A)\n' +
        'sixfold: fonts for more letters are not installed: npm install @fontsource/noto-sans fontkit\n',
    );
    expect(readFileSync(join(project, 'hamlet.pdf'), 'latin1')).toMatch(/^%PDF-1\.7/);
    expect((await promisify(execFile)(process.execPath, args, { cwd: project })).stderr).toBe('');
  });

  test('has no part that its entries never load, as older bundles leave behind', () => {
    const folder = join(project, 'node_modules/sixfold/dist/commonjs');
    const entries = ['command-line', 'bake-thread', 'queue-processor', 'sixfold', 'formats'];
    const loaded = new Set(entries.map((name) => `${name}.cjs`));
    for (const name of loaded)
      for (const [, part] of readFileSync(join(folder, name), 'utf8').matchAll(
        /["'`]\.\/([\w.-]+\.cjs)["'`]/g,
      ))
        loaded.add(part!);
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.cjs'))
        .sort(),
    ).toEqual([...loaded].sort());
    expect(loaded.size).toBeGreaterThan(10);
  });

  test('runs every program of its page, one after another', async () => {
    const page = readFileSync(join(PROJECT, 'docs/library.md'), 'utf8');
    const blocks = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code!);
    // Blocks that begin with the name of their file run in a browser: tests/library/worker.browser.test.ts.
    const programs = blocks.filter((code) => !/^\/\/ [\w.]+\.js\n/.test(code));
    expect(programs.length).toBe(blocks.length - 2);
    const files = programs.map((code, index) => {
      const file = `program-${index}.mjs`;
      writeFileSync(join(project, file), code.replace('length: 1000', 'length: 5'));
      return file;
    });
    const all = files.map((file) => `await import('./${file}'); console.log('end of ${file}');\n`);
    writeFileSync(join(project, 'programs.mjs'), all.join(''));
    const output = await run('programs.mjs');
    for (const file of files) expect(output).toContain(`end of ${file}\n`);
    expect(output).toMatch(/From the first door to the last it is [1-9]\d+ segments\./);
    const made = ['city.json', 'city.svg', 'city.glb', 'city.tmx', 'city.tmj', 'city.png'];
    expect(readdirSync(project)).toEqual(expect.arrayContaining(made));
  });

  test('gives its schemas and pieces as files', async () => {
    const names = ['schema/city.schema.json', 'schematics/kinds.json', 'package.json'];
    const code = `for (const name of ${JSON.stringify(names)}) console.log(import.meta.resolve('sixfold/' + name))`;
    const places = (await run('--input-type=module', '-e', code)).trimEnd().split('\n');
    expect(places).toHaveLength(names.length);
    for (const place of places) expect(existsSync(new URL(place)), place).toBe(true);
  });

  test('keeps a bundle that only turns pieces below 5 KB', () => {
    const { outputFiles } = buildSync({
      stdin: { contents: `export { orient } from 'sixfold';`, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    expect(outputFiles[0]!.contents.length).toBeLessThan(5000);
  });

  test('has no fault that publint or Are The Types Wrong knows', async () => {
    const { messages } = await publint({ pkgDir: join(project, 'node_modules/sixfold'), pack: false });
    expect(messages).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(archive)));
    const problems = checked.types ? checked.problems : [{ kind: 'Untyped' }];
    // Schemas and pieces are no modules, and old resolutions know no entries.
    expect(problems.map(({ kind }) => kind).filter((kind) => kind !== 'NoResolution')).toEqual([]);
  });

  test('has a page whose links lead somewhere from anywhere, while that of the project leads to files', () => {
    const page = readFileSync(join(project, 'node_modules/sixfold/README.md'), 'utf8');
    const links = [...page.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter((link) => !link.startsWith(`${repositoryAddress()}/`) && !link.startsWith('#')),
    ).toEqual([]);
    const own = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    expect(own).not.toContain(repositoryAddress());
    expect(withAbsoluteLinks(own, repositoryAddress())).toBe(page);
    expect(withRelativeLinks(page, repositoryAddress())).toBe(own);
  });

  test('names its manual as npm and publint know it, and takes optional packages of any version beside it', () => {
    const { man, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(project, 'node_modules/sixfold/package.json'), 'utf8'),
    ) as Record<string, Record<string, unknown>>;
    expect(man).toEqual(['man/sixfold.1']);
    expect(Object.entries(peerDependencies!).filter(([, range]) => range !== '*')).toEqual([]);
    for (const name of Object.keys(peerDependencies!))
      expect(peerDependenciesMeta![name]).toEqual({ optional: true });
  });

  test.each([
    ['piscina', ['--workers', '2'], 'npm install piscina'],
    ['bullmq', ['--queue', 'redis://localhost:1'], 'npm install bullmq ioredis'],
  ])('bakes nothing without %s, makes no folder, and says the one command', async (_name, more, command) => {
    const words = ['bake', 'hamlet', '--seeds', '1-200', '--out', 'unbaked', ...more];
    await expect(run('node_modules/sixfold/dist/commonjs/command-line.cjs', ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(command) as string,
    });
    expect(existsSync(join(project, 'unbaked'))).toBe(false);
  });

  test('lets the streets of every preset be walked by the program of its page', async () => {
    const page = readFileSync(join(PROJECT, 'docs/library.md'), 'utf8');
    const walk = /## Walk the streets.*?```js\n(.*?)```/s.exec(page)![1]!;
    const folder = join(project, 'walks');
    mkdirSync(folder);
    const presets = (
      await run(
        '--input-type=module',
        '-e',
        "import { presets } from 'sixfold'; console.log(Object.keys(presets).join())",
      )
    )
      .trim()
      .split(',');
    expect(presets).toHaveLength(10);
    for (const preset of presets)
      writeFileSync(
        join(folder, `${preset}.mjs`),
        `import { writeFileSync } from 'node:fs';
import { builtInLibrary, generate, presets, writeCity } from 'sixfold';
for (const seed of [1, 2]) {
  const made = generate({ ...presets['${preset}'], seed }, builtInLibrary);
  if (made.ok) writeFileSync('walks/${preset}-' + seed + '.json', writeCity(made.value));
}
`,
      );
    for (const preset of presets) {
      await run(join(folder, `${preset}.mjs`));
      for (const seed of [1, 2]) {
        const file = `walks/${preset}-${seed}.json`;
        if (!existsSync(join(project, file))) continue;
        writeFileSync(join(folder, 'walk.mjs'), walk.replace("'city.json'", `'${file}'`));
        expect(await run(join(folder, 'walk.mjs')), file).toMatch(/it is [1-9]\d* segments/);
      }
      expect(
        existsSync(join(folder, `${preset}-1.json`)) || existsSync(join(folder, `${preset}-2.json`)),
      ).toBe(true);
    }
  });

  test('promises no more and no less than the reports of its entries say: else npm run api', () => {
    const reports = apiReports();
    expect([...reports.keys()]).toEqual(['sixfold', 'formats']);
    for (const [entry, report] of reports) {
      expect(report, entry).toBe(readFileSync(reportFile(entry), 'utf8'));
      // Every member has a docstring, and every type that another one names is exported beside it.
      expect(report, entry).not.toContain('(undocumented)');
      expect(report, entry).not.toContain('ae-forgotten-export');
    }
  });
});
