/** The parts of a JSON Schema that ours use. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The choices of a value: itself where there is only one. */
export function choicesOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/**
 * The values that a schema allows, in Markdown for a cell of a table: "a list of at most 92 texts".
 *
 * @param objectWords the words for an object with members of its own, such as a link to their table
 */
export function valueWords(schema: Schema, objectWords: (object: Schema) => string): string {
  const words = choicesOf(schema).map((one) => oneValue(one, objectWords));
  return [...new Set(words)].join(' or ');
}

function oneValue(schema: Schema, objectWords: (object: Schema) => string): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  switch (schema.type ?? 'any') {
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    case 'string':
      return text(schema);
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array':
      return listWords(schema, objectWords);
    case 'object':
      return schema.properties ? objectWords(schema) : mapWords(schema, objectWords);
    default:
      return 'any value';
  }
}

function listWords(
  { items, prefixItems, minItems, maxItems }: Schema,
  objectWords: (object: Schema) => string,
): string {
  if (prefixItems) return `list of ${prefixItems.map((one) => code(one.const)).join(', ')}`;
  const amount = minItems !== undefined && minItems === maxItems ? `${number(minItems)} × ` : '';
  const element = items ? valueWords(items, objectWords) : 'any value';
  const bounds = [
    ...(amount === '' && minItems !== undefined ? [`at least ${number(minItems)}`] : []),
    ...(amount === '' && maxItems !== undefined ? [`at most ${number(maxItems)}`] : []),
  ];
  return `list of ${amount}${element}${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}`;
}

function mapWords({ additionalProperties }: Schema, objectWords: (object: Schema) => string): string {
  if (typeof additionalProperties !== 'object') return 'object';
  return `object with values: ${valueWords(additionalProperties, objectWords)}`;
}

function text({ pattern, minLength, maxLength }: Schema): string {
  if (pattern !== undefined) return `text of the form ${cellCode(pattern)}`;
  if (maxLength === undefined) return 'text';
  return minLength === undefined
    ? `text of at most ${number(maxLength)} characters`
    : `text of ${number(minLength)} to ${number(maxLength)} characters`;
}

function range({ minimum, maximum, exclusiveMinimum }: Schema): string {
  if (exclusiveMinimum !== undefined) return ` above ${number(exclusiveMinimum)}${most(maximum)}`;
  if (minimum === undefined) return maximum === undefined ? '' : most(maximum);
  return maximum === undefined
    ? ` of at least ${number(minimum)}`
    : ` ${number(minimum)} to ${number(maximum)}`;
}

function most(maximum: number | undefined): string {
  return maximum === undefined ? '' : `, at most ${number(maximum)}`;
}

function number(value: number): string {
  return value.toLocaleString('en').replaceAll('-', '−');
}

/** A value as it stands in a file, in a cell of a table. */
export function code(value: unknown): string {
  return cellCode(JSON.stringify(value));
}

function cellCode(words: string): string {
  return `\`${words.replaceAll('|', '\\|')}\``;
}
