import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { LazyThumbnail } from '../../../board/LazyThumbnail.tsx';
import type { KindClash } from '../../../document/import-kinds.ts';
import { ClashDialog } from './ClashDialog.tsx';
import type { QuestionOf } from './question-of.ts';

const CHOICES = [
  { value: 'mine', label: 'Keep mine', keeps: 'mine' },
  { value: 'theirs', label: 'Use imported', keeps: 'theirs' },
  { value: 'both', label: 'Keep both', keeps: 'both' },
] as const;

/** Asks what becomes of kinds that are defined otherwise here. */
export function KindsDialog({ question: { clashes, answer } }: { readonly question: QuestionOf<'kinds'> }) {
  const one = clashes.length === 1;
  return (
    <ClashDialog
      title={
        one
          ? `Your palette has another “${clashes[0]!.mine.name}”`
          : `Your palette has ${clashes.length} of their kinds otherwise`
      }
      words="Using the imported kind recolors everything painted with yours. If you keep both, the imported one gets a new id."
      items={clashes.map((clash) => ({
        id: clash.mine.id,
        name: clash.mine.name,
        mine: <Side label="Yours" kind={clash.mine} words={words(clash.mine, clash)} />,
        theirs: <Side label="Theirs" kind={clash.theirs} words={words(clash.theirs, clash)} />,
      }))}
      choices={CHOICES}
      onAnswer={answer}
    />
  );
}

function Side({
  label,
  kind,
  words: text,
}: {
  readonly label: string;
  readonly kind: Kind;
  readonly words: string;
}) {
  return (
    <>
      <LazyThumbnail schematic={sampleOf(kind)} kinds={[kind]} size={56} />
      <figcaption>
        <b>{label}</b>
        {text}
      </figcaption>
    </>
  );
}

/** The properties of a kind in which the two differ. */
function words(kind: Kind, { mine, theirs }: KindClash): string {
  const parts = [
    [mine.name !== theirs.name, kind.name],
    [mine.color !== theirs.color, kind.color],
    [mine.glyph !== theirs.glyph, `glyph ${kind.glyph}`],
    [mine.footprint !== theirs.footprint, `building: ${kind.footprint}`],
    [mine.open !== theirs.open, kind.open ? 'open ground' : 'closed'],
    [
      mine.pattern !== theirs.pattern,
      kind.pattern === undefined ? 'picture by its id' : `picture: ${kind.pattern}`,
    ],
  ] as const;
  return parts
    .filter(([differs]) => differs)
    .map(([, text]) => text)
    .join(' · ');
}

/** A whole hex of the kind. */
function sampleOf({ id }: Kind): Schematic {
  const hexes = [{ q: 0, r: 0, segments: [id, id, id, id, id, id] as const }];
  return { id, name: id, description: '', author: '', tags: [], hexes };
}
