/** An opening quote of a label. */
const OPENING = '"“';

/** The closing quotes of a label; the straight quote is also an opening one. */
const CLOSING = '"”';

/**
 * A line of Text Mapper without its labels: `"Old town"`, `name="Old town"`, each with the size and the transformations
 * that follow it, as in `"Old town" 40 rotate(30)`. Takes a time in proportion to the length of the line, whatever its
 * contents.
 */
export function withoutLabels(line: string): string {
  const closing = new NextOf(line, CLOSING);
  const bracket = new NextOf(line, ')');
  let kept = '';
  let from = 0;
  for (let at = 0; at < line.length;) {
    const word = endOfWord(line, at);
    const quote =
      word > at && (line[word] !== '=' || isWordCharacter(line[at - 1])) ? -1 : word + Number(word > at);
    const end = OPENING.includes(line[quote] ?? ' ') ? closing.after(quote + 1) : -1;
    // The quotes must not be empty.
    if (end > quote + 1) {
      kept += line.slice(from, at);
      at = from = endOfLooks(line, end + 1, bracket);
    } else at = Math.max(word, at + 1);
  }
  return kept + line.slice(from);
}

/** The end of the lower-case letters that begin at an index. */
function endOfWord(line: string, start: number): number {
  let at = start;
  for (let code = line.charCodeAt(at); code >= 0x61 && code <= 0x7a; code = line.charCodeAt(at)) at++;
  return at;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}

/** The end of the size and the transformations after a label. */
function endOfLooks(line: string, start: number, bracket: NextOf): number {
  let at = endOf(/\s*\d*/uy, line, start);
  for (;;) {
    const inside = endOf(/\s*[a-z]+\(/uy, line, at);
    const end = inside < 0 ? -1 : bracket.after(inside);
    if (end <= inside) return at;
    at = end + 1;
  }
}

/** The end of a match that begins at an index; -1 when there is none. */
function endOf(form: RegExp, line: string, start: number): number {
  form.lastIndex = start;
  return form.test(line) ? form.lastIndex : -1;
}

/**
 * A search for the next of some characters. Indices must ascend from call to call, so that the line is read only once.
 */
class NextOf {
  readonly #line: string;
  readonly #characters: string;
  #found = -1;

  constructor(line: string, characters: string) {
    this.#line = line;
    this.#characters = characters;
  }

  /** The index of the first of the characters at `start` or after it; -1 when there is none. */
  after(start: number): number {
    if (this.#found < start) {
      this.#found = start;
      while (this.#found < this.#line.length && !this.#characters.includes(this.#line[this.#found]!))
        this.#found++;
    }
    return this.#found < this.#line.length ? this.#found : -1;
  }
}
