import { atMost, told, type Benchmark, type Verdict } from '../support/bench.ts';
import { HOSTILE_TEXTS, type HostileText } from '../support/hostile-texts.ts';
import { readAs } from '../support/readers.ts';

/** Characters of the smaller text; doubled until reading takes long enough to be measured. */
const SIZE = 100_000;
const LARGEST = 8_000_000;

/** Milliseconds of the smaller text that can be told from chance. */
const MEASURABLE = 15;

/**
 * Four times the text: a linear reader takes four times as long, a quadratic one sixteen times. Sorting runs of land and
 * collecting what is left over take some more than four.
 */
const TIMES = 4;
const MOST = 12;

/** The least time of the processor that some readings of a text took, in milliseconds: others may use the machine, too. */
function timeOf({ reader, make }: HostileText, size: number): number {
  const text = make(size);
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    readAs(reader, text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** How many times longer reading takes when a hostile text is four times as long. */
export function measure(): Benchmark {
  const verdicts = HOSTILE_TEXTS.map((hostile): Verdict => {
    let size = SIZE;
    let time = timeOf(hostile, size);
    while (time < MEASURABLE && size < LARGEST) {
      size *= 2;
      time = timeOf(hostile, size);
    }
    const name = `readers: ${hostile.reader}, ${hostile.name}, ${Math.round(time)} ms for ${size / 1000} KB`;
    const unit = `times longer for ${TIMES} times the text`;
    // Refused at once, whatever its size is.
    if (time < 1) return told(name, 1, unit);
    return atMost(MOST, name, timeOf(hostile, TIMES * size) / time, unit);
  });
  return { measurements: [], verdicts };
}
