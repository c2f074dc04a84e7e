/** A use of a command, for its help, the man page and the document about the command line. */
export interface Example {
  readonly line: string;
  /** The result, in a few words. */
  readonly result: string;
}

/** Examples of each command, by its name. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  generate: [
    { line: 'sixfold generate --out city.json', result: 'a city from the built-in recipe' },
    { line: 'sixfold generate walled-town --seed 7 --out town.json', result: 'another town of a preset' },
    { line: 'sixfold generate my.recipe.json --schematics pieces', result: 'a city of your own pieces' },
  ],
  survey: [
    { line: 'sixfold survey hamlet --seeds 1-100', result: 'a line of JSON for each of a hundred cities' },
    {
      line: 'sixfold survey my.recipe.json --seeds 1-1000 --out survey.jsonl',
      result: 'the same in a file, with progress in the terminal',
    },
    {
      line: "sixfold survey walled-town --seeds 1-1000 --measure 'near(citadel, town-gate)' --measure streets --out atlas.jsonl",
      result: 'an atlas with measures to ask for with find',
    },
  ],
  bake: [
    {
      line: 'sixfold bake walled-town --seeds 1-100000 --out towns',
      result: 'a line of JSON for each of many cities in towns/atlas.jsonl; the same again goes on',
    },
    {
      line: 'sixfold bake my.recipe.json --seeds 1-1000 --cities --out towns',
      result: 'the files of the cities, too',
    },
    {
      line: 'sixfold bake hamlet --seeds 1-1000000 --shard 2/10 --out towns',
      result: 'the second of ten parts, on a machine of its own',
    },
    { line: 'sixfold bake --merge towns', result: 'the parts in a folder as one atlas' },
    {
      line: 'sixfold bake hamlet --seeds 1-100000 --out hamlets --queue redis://10.0.0.5',
      result: 'the same by the workers of a queue',
    },
  ],
  worker: [
    {
      line: 'sixfold worker --queue redis://10.0.0.5',
      result: 'make batches for a bake --queue redis://10.0.0.5 elsewhere, on all cores of this machine',
    },
  ],
  find: [
    {
      line: "sixfold find atlas.jsonl 'doors >= 200 and walls.closed = 2 and near(castle, gate) <= 30' --sort -coverage --limit 20",
      result: 'the twenty densest towns of those',
    },
    {
      line: "sixfold find baked 'count(market-hall) = 1' --sort -unlike --limit 5 --seeds",
      result: 'the seeds of the five strangest',
    },
    { line: "sixfold find atlas.jsonl 'ok = 0' --count", result: 'the number of seeds without a city' },
  ],
  orient: [
    {
      line: 'sixfold orient castle.schematic.json --rotation 2 --out turned.schematic.json',
      result: 'the castle turned by 120°',
    },
  ],
  poses: [
    { line: 'sixfold poses castle.schematic.json --mirror', result: 'its poses, mirrored ones included' },
  ],
  fits: [
    {
      line: 'sixfold fits city.json house.schematic.json --count',
      result: 'the number of places for one more house',
    },
  ],
  why: [
    {
      line: 'sixfold why city.json house.schematic.json --at -1,2',
      result: 'the reasons why it does not fit there',
    },
  ],
  reach: [{ line: 'sixfold reach city.json', result: 'areas, doors and walls of the city' }],
  check: [
    { line: 'sixfold check city.json my.recipe.json', result: 'the problems of two files' },
    { line: 'sixfold generate port | sixfold check -', result: 'those of a new city' },
    {
      line: 'sixfold check assets --strict',
      result: 'the problems of all files in a folder, warnings as errors',
    },
  ],
  districts: [{ line: 'sixfold districts walled-town --seed 7', result: 'the districts alone' }],
  land: [
    {
      line: 'sixfold land --shape island --algorithm 5 --hexes 400 --seed 3',
      result: 'an island of 400 hexes',
    },
    {
      line: 'sixfold land --shape island --algorithm 2 --hexes 400 --stats --seeds 1-50',
      result: 'statistics of fifty islands',
    },
  ],
  export: [
    { line: 'sixfold export city.json --to svg --out city.svg', result: 'a picture of the city' },
    {
      line: 'sixfold export city.json --to pdf --paper letter --side 15 --out city.pdf',
      result: 'pages to print at true scale, with the pieces to cut out',
    },
    {
      line: 'sixfold export city.json --to tiled --out city.zip',
      result: 'a map for Tiled with the picture of its tiles',
    },
    {
      line: 'sixfold export castle.schematic.json --to png --mood dusk --scale 64 --out castle.png',
      result: 'a picture of a piece, transparent around it',
    },
    {
      line: 'sixfold generate hamlet | sixfold export - --to ascii',
      result: 'a map of letters of a new city',
    },
  ],
  import: [
    {
      line: 'sixfold import map.txt --from ascii --out my.recipe.json',
      result: 'a recipe with the land of a map',
    },
    {
      line: 'sixfold import coast.geojson --from geojson --hexes 900 --out my.recipe.json',
      result: 'a recipe with land of about 900 hexes in the shape of polygons',
    },
  ],
  help: [{ line: 'sixfold help export', result: 'the options of export, with examples' }],
  completion: [
    { line: 'source <(sixfold completion bash)', result: 'in ~/.bashrc' },
    { line: 'source <(sixfold completion zsh)', result: 'in ~/.zshrc, after compinit' },
    { line: 'sixfold completion fish | source', result: 'in ~/.config/fish/config.fish' },
  ],
};

/** The examples of a command as the end of its help. */
export function exampleLines(command: string): string {
  const examples = EXAMPLES[command] ?? [];
  if (examples.length === 0) return '';
  return `\nExamples:\n${examples.map(({ line, result }) => `  ${line}\n      ${result}`).join('\n')}`;
}
