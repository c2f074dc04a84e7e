import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hexCenter } from '../../src/engine/hex/plane.ts';
import { DIRECTIONS } from '../../src/engine/hex/hex.ts';
import { adjacentSegments } from '../../src/engine/segment/segment.ts';
import { toThirds } from '../../src/engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';

const script = readFileSync('examples/godot/sixfold_city.gd', 'utf8');
const city = JSON.parse(readFileSync('examples/walled-town.city.json', 'utf8')) as Record<string, unknown>;
const schema = JSON.parse(readFileSync('public/schema/city.schema.json', 'utf8')) as Schema;

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A read of a member of the file, as `int(hex["q"])` is one of `q` in `hex`. */
interface Access {
  readonly of: string;
  readonly key: string;
  /** The type of GDScript that it is read as. */
  readonly as: string | undefined;
  /** Whether the member may be absent. */
  readonly optional: boolean;
  /** The variable that holds it, or each of its members. */
  readonly into: string | undefined;
}

/** Every read of a member of a dictionary in the script. */
function readAccesses(text: string): Access[] {
  const before =
    /(?:(?<cast>int|str|String|bool|Color\.html\(String)\(|for (?<each>\w+): Dictionary in |var (?<name>\w+): (?<type>\w+) = )?/;
  const member = /\b(?<of>[a-z]\w*)(?:\["(?<key>\w+)"\]|\.get\("(?<maybe>\w+)")/;
  return [...text.matchAll(new RegExp(before.source + member.source, 'g'))].map(({ groups = {} }) => ({
    of: groups['of']!,
    key: groups['key'] ?? groups['maybe']!,
    as: groups['cast'] ?? groups['type'] ?? (groups['each'] && 'Array'),
    optional: groups['maybe'] !== undefined,
    into: groups['each'] ?? groups['name'],
  }));
}

const accesses = readAccesses(script);

/** The types of JSON Schema and of JavaScript that each type of GDScript is read from. */
const TYPES: Readonly<Record<string, readonly [string, string]>> = {
  int: ['integer', 'number'],
  str: ['string', 'string'],
  String: ['string', 'string'],
  'Color.html(String': ['string', 'string'],
  bool: ['boolean', 'boolean'],
  Array: ['array', 'object'],
  Dictionary: ['object', 'object'],
};

/** The schema of a variable of the script, and all its values in the town. */
function holds(variable: string): { readonly schema: Schema; readonly values: readonly unknown[] } {
  if (variable === 'city') return { schema, values: [city] };
  const source = accesses.find(({ into }) => into === variable);
  if (!source) throw new Error(`nothing tells what ${variable} is`);
  const parent = holds(source.of);
  const at = parent.schema.properties?.[source.key];
  const values = parent.values.map((value) => (value as Record<string, unknown>)[source.key]);
  if (source.as === 'Array' && at?.items) return { schema: at.items, values: values.flat() };
  if (at) return { schema: at, values };
  throw new Error(`${source.of} has no ${source.key}`);
}

describe('the script for Godot', () => {
  test('reads more than ten members', () => {
    expect(new Set(accesses.map(({ of, key }) => `${of}.${key}`)).size).toBeGreaterThan(10);
  });

  test.each(accesses.filter(({ key }) => key !== 'version'))(
    'reads $of.$key as the schema and a real town have it',
    ({ of, key, as, optional }) => {
      const { schema: parent, values } = holds(of);
      const member = parent.properties?.[key];
      expect(member).toBeDefined();
      const [inSchema, inFile] = TYPES[as!]!;
      expect(member?.type ?? typeof member?.const).toBe(inSchema);
      const found = values.map((value) => (value as Record<string, unknown>)[key]);
      expect(found.length).toBeGreaterThan(0);
      // Buildings came with version 2, and the script refuses files of version 1.
      if (!optional && key !== 'buildings') expect(parent.required).toContain(key);
      for (const value of found) {
        if (optional && value === undefined) continue;
        expect(typeof value).toBe(inFile);
        expect(Array.isArray(value)).toBe(as === 'Array');
      }
    },
  );

  test('takes the versions of files that have buildings', () => {
    expect(script).toContain(`not int(city.get("version", 0)) in [2, ${String(city['version'])}]:`);
    expect(script).toContain(`str(city.get("format", "")) != "${String(city['format'])}"`);
  });

  test('places every segment of a town where we do', () => {
    const { hexes } = city as { hexes: { q: number; r: number }[] };
    const formulas = Object.fromEntries(
      ['center', 'corner', 'middle', 'beside'].map((name) => [name, formula(name)]),
    );
    const near = (found: readonly number[], { x, y }: { x: number; y: number }) =>
      Math.hypot(found[0]! - x, found[1]! - y) < 1e-9;
    for (const { q, r } of hexes) {
      expect(near(formulas['center']!(q, r, 0), hexCenter({ q, r }))).toBe(true);
      for (const k of DIRECTIONS) {
        expect(near(formulas['middle']!(q, r, k), thirdToPoint(toThirds({ q, r, k })))).toBe(true);
        const own = segmentVertices({ q, r, k }).map(thirdToPoint);
        for (const at of [k, k + 1])
          expect(own.some((point) => near(formulas['corner']!(q, r, at), point))).toBe(true);
        const next = formulas['beside']!(q, r, k) as unknown as readonly (readonly number[])[];
        const wanted = adjacentSegments({ q, r, k }).map((one) => `${one.q},${one.r},${one.k}`);
        expect(next.map(String).sort()).toEqual(wanted.sort());
      }
    }
  });
});

/** A static function of the script, run as JavaScript: vectors are arrays, and π and functions go by their own names. */
function formula(name: string): (q: number, r: number, k: number) => number[] {
  const [, body] = new RegExp(`^static func ${name}\\(.*\\n((?:\\t.*\\n)+)`, 'm').exec(script)!;
  const [, steps] = /^const STEPS.*= \[\n([^\]]*)\]/m.exec(script)!;
  const code = `const STEPS = [${steps}]; (q, r, k) => { ${body!
    .replaceAll('var step := STEPS[k]', 'const [x, y] = STEPS[k]')
    .replaceAll(/step\.([xy])/g, '$1')
    .replaceAll(/var (\w+) :=/g, 'const $1 =')} }`;
  const vector = (...parts: readonly number[]) => parts;
  const [, root] = /^const SQRT3 := ([\d.]+)/m.exec(script)!;
  const names = { Vector2: vector, Vector2i: vector, Vector3i: vector, SQRT3: Number(root), PI: Math.PI, cos: Math.cos, sin: Math.sin }; // prettier-ignore
  return runInNewContext(code, names) as (q: number, r: number, k: number) => number[];
}
