import { expose } from 'comlink';
import { generate } from '../engine/generate/generate.ts';

/** What the worker does for the page. Each generation has a worker of its own: a busy worker cannot hear. */
const service = { generate };

export type GenerationService = typeof service;

expose(service);
