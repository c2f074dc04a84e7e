/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access,
   typescript/no-unsafe-return, typescript/no-unsafe-argument -- plain JavaScript, which a thread starts without a compiler. */
/** The program of the threads of workers in the benchmark of queues: each batch waits, so that cores limit nothing. */
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Milliseconds of a batch. */
const WAIT = 250;

const RESULT = gzipSync('{}').toString('base64');

// oxlint-disable-next-line import/no-default-export -- BullMQ calls it
export default async function wait() {
  await setTimeout(WAIT);
  return RESULT;
}
