import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { PROJECT } from '../tool.ts';

/** The list of the programs in `examples` as Markdown: each with the sentence that its file begins with. */
export function programsPage(): string {
  const rows = readdirSync(`${PROJECT}examples`)
    .filter((name) => !/^(?:README|tsconfig|package)/.test(name))
    .map((name) => `| [${name}](../examples/${name}) | ${firstSentence(`${PROJECT}examples/${name}`)} |`);
  return `# Example programs

Small programs that use the library and the files; each runs as a test.

| program | what it does |
| --- | --- |
${rows.join('\n')}
`;
}

/** The first sentence of a file, or of the README of a folder. */
function firstSentence(path: string): string {
  const file = statSync(path).isDirectory() ? `${path}/README.md` : path;
  if (!existsSync(file)) return '';
  const comment = /\/\*\*?([\s\S]*?)\*\/|((?:^(?:\/\/|##?) .*\n)+)|^([A-Z].*\n(?:.+\n)*)/m.exec(
    readFileSync(file, 'utf8').replace(/^# .*\n/, ''),
  );
  const text = (comment?.[1] ?? comment?.[2] ?? comment?.[3] ?? '').replace(/^\s*(?:\*|\/\/|##?) ?/gm, '');
  return (/^.*?[.](?=\s|$)/s.exec(text.trim())?.[0] ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
