/** Words for bodies of water that a map shows as sea. */
const WATERS =
  'sea|ocean|oceano|water|waterbody|lake|lagoon|bay|gulf|strait|fjord|reservoir|marine|mer|meer|mar|ozean';

/** Words that describe a body of water, and leave it one: `deep_sea`, `ocean-shallow`. */
const QUALITIES =
  'deep|deeper|very|shallow|open|high|salt|salty|fresh|inland|coastal|calm|rough|cold|warm|dark|light|blue|big|great|large|small|arctic|tropical|frozen|body|bodies|of|tile|hex';

const SEA = new RegExp(`^(?:${QUALITIES})*(?:${WATERS})s?(?:${QUALITIES}|${WATERS})*$`);

/** Most characters of a word for the sea: longer texts are not looked at. */
const LONGEST = 40;

/**
 * Whether a word, as the class of a tile or the type of a hex, names the sea or another body of water: `Sea`,
 * `deep_sea`, `shallow-water`, `Ocean2`, `deepWater`. A place beside one does not: `seaside`, `lake-village`.
 */
export function isSeaWord(word: string): boolean {
  return word.length <= LONGEST && SEA.test(word.toLowerCase().replace(/[\s_.:/\d-]+/g, ''));
}
