/** A function that one feature offers to all others. */
export interface Port<Given extends readonly unknown[], Result> {
  readonly name: string;
  /**
   * Calls the function, whose code comes with the first call.
   *
   * @throws RangeError when no feature offers it
   */
  readonly call: (...given: Given) => Promise<Result>;
}

/** The offer of a feature: imports the function of a port. */
export interface Offer {
  readonly port: string;
  readonly load: () => Promise<(...given: never[]) => unknown>;
}

let offers: ReadonlyMap<string, Offer['load']> = new Map();

/** Declares a function that a feature offers. */
export function createPort<Given extends readonly unknown[], Result = void>(
  name: string,
): Port<Given, Result> {
  return {
    name,
    async call(...given) {
      const load = offers.get(name);
      if (!load) throw new RangeError(`no feature offers “${name}”`);
      const run = (await load()) as (...given: Given) => Result | Promise<Result>;
      return run(...given);
    },
  };
}

/** Offers the function of a port. */
export function offer<Given extends readonly unknown[], Result>(
  port: Port<Given, Result>,
  load: () => Promise<(...given: Given) => Result | Promise<Result>>,
): Offer {
  return { port: port.name, load };
}

/** Opens all ports anew. */
export function openPorts(all: readonly Offer[]): void {
  offers = new Map(all.map(({ port, load }) => [port, load]));
}
