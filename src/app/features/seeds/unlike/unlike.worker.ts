import { transfer } from 'comlink';
import { telling } from '../../../../worker/channel.ts';
import { serve } from '../../../../worker/serve.ts';
import { unlikeColumn, type ComparedRows } from './unlike-column.ts';

/** Told how much is done, from 0 to 1. */
export type OnShare = (share: number) => void;

const service = {
  compare(rows: ComparedRows, progress: MessagePort): Float64Array {
    const unlike_row = unlikeColumn(rows, telling<OnShare>(progress));
    return transfer(unlike_row, [unlike_row.buffer]);
  },
};

export type UnlikeService = typeof service;

serve(service);
