import { jsonSchemas } from '../../src/formats/json-schema.ts';
import { fileExamples } from './file-examples.ts';
import { choicesOf, code, valueWords, type Schema } from './schema-words.ts';

/** Pages that describe objects which other files hold, too, by the path of such an object there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'city: kinds[]': 'kinds',
  'city: recipe': 'recipe',
  'city: schematics[]': 'schematic',
  'pack: recipes[].recipe': 'recipe',
};

const TITLES: Readonly<Record<string, string>> = {
  kinds: 'Files of kinds',
  schematic: 'Files of schematics',
  recipe: 'Files of recipes',
  pack: 'Files of packs',
  city: 'Files of cities',
};

/** The reference of the files as Markdown by the sources of its pages, made from the schemas. */
export function fileReference(): ReadonlyMap<string, string> {
  const examples = fileExamples();
  return new Map(
    jsonSchemas().map(({ name, text }) => {
      const format = name.replace('.schema.json', '');
      return [`docs/files/${format}.md`, filePage(format, JSON.parse(text) as Schema, examples.get(format)!)];
    }),
  );
}

function filePage(format: string, schema: Schema, example: string): string {
  const [about, ...more] = schema.description!.split('. ');
  const details = more.join('. ').replace(' A file has at most', '\n\nA file has at most');
  return `# ${TITLES[format]}

${about}. In JSON: \`"format": ${code(schema.properties!['format']!.const).slice(1, -1)}\`.

- JSON Schema: [${format}.schema.json](../../public/schema/${format}.schema.json). Name it as \`"$schema"\`, and an editor such as VS
  Code completes and explains the file.
- \`sixfold check FILE\` lists every problem of a file with its path; [reading a city](../city-file.md) explains the plane.

## Example

${fence(example)}

## Members

${table(format, '', schema)}
${sections(format, schema)}

## ${details.startsWith('Plane') ? 'The plane and the limits' : 'Limits'}

${details}
`;
}

/** Lines of an example that are shown; the rest is left out. */
const MOST_LINES = 80;

function fence(example: string): string {
  const lines = example.trimEnd().split('\n');
  const rest = lines.length - MOST_LINES;
  if (rest <= 10) return `\`\`\`json\n${lines.join('\n')}\n\`\`\``;
  return `\`\`\`json\n${lines.slice(0, MOST_LINES).join('\n')}\n\`\`\`\n\n… and ${rest} more lines.`;
}

/** Tables of all objects inside an object, each under its path. */
function sections(format: string, schema: Schema): string {
  const found = new Map<string, Schema[]>();
  collect(format, '', schema, found);
  return [...found]
    .map(([path, objects]) => {
      const parts = objects.map((object) => {
        const choice = objects.length > 1 ? `\n**${distinction(object)}**\n` : '';
        const about = object.description && objects.length > 1 ? `\n${object.description}\n` : '';
        return `${choice}${about}\n${table(format, path, object)}`;
      });
      return `\n### ${path}\n${parts.join('\n')}`;
    })
    .join('\n');
}

function collect(format: string, path: string, schema: Schema, found: Map<string, Schema[]>): void {
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    for (const { place, object } of objectsIn(member, path === '' ? name : `${path}.${name}`)) {
      if (ELSEWHERE[`${format}: ${place}`]) continue;
      found.set(place, [...(found.get(place) ?? []), object]);
      collect(format, place, object, found);
    }
}

interface Place {
  readonly place: string;
  readonly object: Schema;
}

/** The objects with members that a value is, or holds in lists and maps. */
function objectsIn(schema: Schema, place: string): Place[] {
  return choicesOf(schema).flatMap((one): Place[] => {
    if (one.properties) return [{ place, object: one }];
    if (one.items) return objectsIn(one.items, `${place}[]`);
    return typeof one.additionalProperties === 'object'
      ? objectsIn(one.additionalProperties, `${place}.*`)
      : [];
  });
}

/** The member by which an object differs from the others of its place: `"shape": "island"`. */
function distinction({ properties = {} }: Schema): string {
  for (const [name, { const: value, enum: values }] of Object.entries(properties)) {
    if (typeof value === 'string') return `\`${JSON.stringify(name)}: ${JSON.stringify(value)}\``;
    if (values)
      return `\`${JSON.stringify(name)}: ${values.map((one) => JSON.stringify(one)).join(' or ')}\``;
  }
  return 'Otherwise';
}

function table(format: string, path: string, { properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, member]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const values = valueWords(member, (object) => objectLink(format, place, member, object));
    const presence = required.includes(name)
      ? 'yes'
      : member.default === undefined
        ? 'no'
        : `default ${code(member.default)}`;
    return `| \`${name}\` | ${values} | ${presence} | ${cell(member.description)} |`;
  });
  return ['| member | value | needed | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function objectLink(format: string, member: string, schema: Schema, object: Schema): string {
  const { place } = objectsIn(schema, member).find((one) => one.object === object) ?? { place: member };
  const page = ELSEWHERE[`${format}: ${place}`];
  if (page !== undefined) return `[object](${page}.md#members)`;
  // As GitHub makes the ids of headings.
  return `[object](#${place.toLowerCase().replace(/[^\w-]/g, '')})`;
}

function cell(text = ''): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
