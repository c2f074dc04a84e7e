import { transfer } from 'comlink';
import { AtlasReader, type AtlasColumns } from '../../../../formats/atlas/read-lines.ts';
import { telling } from '../../../../worker/channel.ts';
import { serve } from '../../../../worker/serve.ts';
import { streamOf } from './atlas-stream.ts';
import { LinePicker } from './line-picker.ts';

/** Told the bytes that are read, and the rows or lines that they came to. */
export type OnRead = (bytes: number) => void;

const service = {
  /** Reads all figures of an atlas. */
  async read(file: Blob, progress: MessagePort): Promise<AtlasColumns> {
    const tell = telling<OnRead>(progress);
    const text = new TextDecoder('utf-8', { fatal: true });
    const reader = new AtlasReader((line) => text.decode(line));
    for await (const chunk of streamOf(file, tell)) reader.push(chunk);
    const atlas = reader.end();
    const columns = [...atlas.columns.values(), atlas.line_row, atlas.problem_row];
    return transfer(
      atlas,
      columns.map(({ buffer }) => buffer as ArrayBuffer),
    );
  },

  /** The lines with these numbers, as they are, in the order of the file. */
  async pick(file: Blob, lines: Uint32Array, progress: MessagePort): Promise<Blob> {
    const tell = telling<OnRead>(progress);
    const picker = new LinePicker(lines);
    for await (const chunk of streamOf(file, tell)) picker.push(chunk);
    return picker.end();
  },
};

export type AtlasService = typeof service;

serve(service);
