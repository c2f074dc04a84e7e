import { serve } from '../../../src/worker/serve.ts';
import { telling } from '../../../src/worker/channel.ts';

type Tell = (words: string) => void;

/** Busy, so that no message is heard meanwhile. */
function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const post = globalThis.postMessage.bind(globalThis);

/** The function that is called with each message instead of sending it. */
let send = (message: unknown, options?: WindowPostMessageOptions) => post(message, options);
globalThis.postMessage = ((message: unknown, options?: WindowPostMessageOptions) =>
  send(message, options)) as typeof globalThis.postMessage;

/** Whether a message is the result of a call. */
function isResult(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'id' in message;
}

/** A worker that does what no worker should. */
const service = {
  double: (number: number): number => 2 * number,

  tell(port: MessagePort, words: readonly string[]): string {
    const tell = telling<Tell>(port);
    for (const one of words) tell(one);
    return 'done';
  },

  /** Progress that is sent after the result, and goes on. */
  tellLate(port: MessagePort): string {
    const tell = telling<Tell>(port);
    tell('in time');
    let told = 0;
    setInterval(() => tell(`late ${++told}`), 1);
    return 'done';
  },

  /** The same message twice, then one that was overtaken. */
  tellTwice(port: MessagePort): Promise<string> {
    for (const number of [1, 1, 3, 2, 3]) port.postMessage({ number, args: [`call ${number}`] });
    // After them, as far as one port tells of another.
    return new Promise((resolve) => setTimeout(() => resolve('done'), 100));
  },

  /** All results from this one on are sent twice. */
  answerTwice(): string {
    send = (message, options) => {
      post(message, options);
      if (isResult(message)) post(message);
    };
    return 'first';
  },

  /** No result from this one on is sent. */
  loseResults(): string {
    send = (message, options) => {
      if (!isResult(message)) post(message, options);
    };
    return 'lost';
  },

  /** Progress from the midst of a long computation. */
  tellWhileBusy(port: MessagePort, milliseconds: number): string {
    const tell = telling<Tell>(port);
    const end = performance.now() + milliseconds;
    for (let count = 0; performance.now() < end; count++) {
      compute(50);
      tell(`step ${count}`);
    }
    return 'done';
  },

  compute(milliseconds: number): string {
    compute(milliseconds);
    return 'done';
  },

  wait: (milliseconds: number): Promise<string> =>
    new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds)),

  /** Ends without an event, in the midst of a call. */
  die(): Promise<never> {
    globalThis.close();
    return new Promise(() => {});
  },

  /** Breaks beside the call. */
  breakAside(): Promise<never> {
    setTimeout(() => {
      throw new Error('a broken timer');
    });
    return new Promise(() => {});
  },

  refuse(): never {
    throw new RangeError('no such thing');
  },
};

export type HostileService = typeof service;

serve(service);
