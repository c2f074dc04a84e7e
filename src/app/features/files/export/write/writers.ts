import type { City } from '../../../../../engine/city/city.ts';
import { success, type Result } from '../../../../../engine/problem.ts';
import { cityPieces } from '../../../../../formats/city/write.ts';
import { writeSchematic } from '../../../../../formats/schematic/write.ts';
import type { Drawing } from '../../../../../formats/svg/drawing.ts';
import { frameAbout, isDrawable, tooLarge } from '../../../../../formats/svg/size.ts';
import { svgPieces, type OnWritten } from '../../../../../formats/svg/write.ts';
import { asciiPieces } from '../../../../../formats/text-map/ascii.ts';
import { writePlomrogue } from '../../../../../formats/text-map/plomrogue.ts';
import { squarePieces } from '../../../../../formats/text-map/square.ts';
import { textMapperPieces } from '../../../../../formats/text-map/text-mapper-write.ts';
import type { ExportForm } from '../forms/form.ts';
import { drawingOf } from './drawing-of.ts';
import { boundsOf, mapOf, type ExportJob, type CitySubject } from './job.ts';
import { pdfOptions } from './pdf-options.ts';
import { pngBlob } from './png-blob.ts';

/** The parts of a file, some of which are made as they are asked for. */
type Pieces = Iterable<string | Blob | Uint8Array>;

/** Writes a job in its form, or says why it cannot be written so. */
type Writer = (job: ExportJob, onWritten: OnWritten) => Result<Pieces> | Promise<Result<Pieces>>;

/** The writers of all forms. What writes few exports comes when one is asked for. */
export const WRITERS: Readonly<Record<ExportForm, Writer>> = {
  tiled: ofCity(async (city, { file, subject }, onWritten) => {
    const { tiledPieces } = await import('../../../../../formats/tiled/write.ts');
    return tiledPieces(
      city,
      { name: file.replace(/\.zip$/, ''), groupColors: subject.groupColors },
      onWritten,
    );
  }),
  gltf: async ({ subject, options: { gltf } }, onWritten) => {
    const { gltfPieces, schematicGltfPieces } = await import('../../../../../formats/gltf/write.ts');
    return subject.kind === 'city'
      ? gltfPieces(subject.city, gltf, onWritten)
      : schematicGltfPieces(subject.schematic, subject.kinds, gltf);
  },
  uvtt: ofCity(async (city, { options: { uvtt } }, onWritten) => {
    const { uvttPieces } = await import('../../../../../formats/uvtt/write.ts');
    // Painting takes nearly all of the time.
    const paint = async (drawing: Drawing) => {
      const png = await pngBlob(drawing, onWritten);
      return new Uint8Array(await png.arrayBuffer());
    };
    return uvttPieces(city, uvtt, paint);
  }),
  geojson: ofCity(async (city, { options: { geojson } }, onWritten) => {
    const { geojsonPieces } = await import('../../../../../formats/geojson/write.ts');
    return geojsonPieces(city, { coordinates: geojson }, onWritten);
  }),
  pdf: ofCity(async (city, { subject, options: { pdf } }, onWritten) => {
    const [{ pdfPieces }, { documentFonts }] = await Promise.all([
      import('../../../../../formats/pdf/write.ts'),
      import('./document-fonts.ts'),
    ]);
    const chosen = pdfOptions(subject, pdf);
    return pdfPieces(city, chosen, await documentFonts(city, chosen), onWritten);
  }),
  json: ({ subject }, onWritten) =>
    success(
      subject.kind === 'city' ? cityPieces(subject.city, onWritten) : [writeSchematic(subject.schematic)],
    ),
  svg: ({ subject, options: { picture } }, onWritten) =>
    success(
      svgPieces(
        drawingOf({ subject, picture }),
        onWritten,
        // Only the plan of a city has placements to move.
        subject.kind === 'schematic' || mapOf(subject, picture) ? {} : picture,
      ),
    ),
  png: writePng,
  ascii: ofCity((city, { options: { text } }) =>
    success(text.grid === 'square' ? squarePieces(city, text.columns) : asciiPieces(city)),
  ),
  plomrogue: ofCity((city) => {
    const text = writePlomrogue(city);
    return text.ok ? success([text.value]) : text;
  }),
  'text-mapper': ofCity((city) => success(textMapperPieces(city))),
};

async function writePng(
  { subject, options: { picture } }: ExportJob,
  onWritten: OnWritten,
): Promise<Result<Pieces>> {
  const bounds = boundsOf(subject, picture);
  const frame = frameAbout(bounds, picture.scale);
  if (!isDrawable(frame))
    return { ok: false, problems: [{ path: 'size', message: tooLarge(frame, bounds) }] };
  return success([await pngBlob(drawingOf({ subject, picture }), onWritten)]);
}

type CityJob = ExportJob & { readonly subject: CitySubject };

/** A writer for cities alone. */
function ofCity(write: (city: City, job: CityJob, onWritten: OnWritten) => ReturnType<Writer>): Writer {
  return (job, onWritten) => {
    const { subject, form } = job;
    if (subject.kind !== 'city') throw new RangeError(`a schematic has no ${form}`);
    return write(subject.city, { ...job, subject }, onWritten);
  };
}
