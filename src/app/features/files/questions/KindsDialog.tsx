import type { Kind } from '../../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../../engine/schematic/schematic.ts';
import { LazyThumbnail } from '../../../board/LazyThumbnail.tsx';
import type { KindClash } from '../../../document/import-kinds.ts';
import { ClashDialog } from './ClashDialog.tsx';
import type { QuestionOf } from './question-of.ts';
import * as words from '../words.ts';

const CHOICES = [
  { value: 'mine', label: words.keepMine, keeps: 'mine' },
  { value: 'theirs', label: words.useImported, keeps: 'theirs' },
  { value: 'both', label: words.keepBoth, keeps: 'both' },
] as const;

/** Asks what becomes of kinds that are defined otherwise here. */
export function KindsDialog({ question: { clashes, answer } }: { readonly question: QuestionOf<'kinds'> }) {
  const one = clashes.length === 1;
  return (
    <ClashDialog
      title={one ? words.kindClash(clashes[0]!.mine.name) : words.kindClashes(clashes.length)}
      hint={words.kindClashHint}
      items={clashes.map((clash) => ({
        id: clash.mine.id,
        name: clash.mine.name,
        mine: <Side label={words.yours} kind={clash.mine} traits={traitsOf(clash.mine, clash)} />,
        theirs: <Side label={words.theirs} kind={clash.theirs} traits={traitsOf(clash.theirs, clash)} />,
      }))}
      choices={CHOICES}
      onAnswer={answer}
    />
  );
}

function Side({
  label,
  kind,
  traits,
}: {
  readonly label: string;
  readonly kind: Kind;
  readonly traits: string;
}) {
  return (
    <>
      <LazyThumbnail schematic={sampleOf(kind)} kinds={[kind]} size={56} />
      <figcaption>
        <b>{label}</b>
        {traits}
      </figcaption>
    </>
  );
}

/** The properties of a kind in which the two differ. */
function traitsOf(kind: Kind, { mine, theirs }: KindClash): string {
  const parts = [
    [mine.name !== theirs.name, kind.name],
    [mine.color !== theirs.color, kind.color],
    [mine.glyph !== theirs.glyph, words.glyphTrait(kind.glyph)],
    [mine.footprint !== theirs.footprint, words.buildingTrait(kind.footprint)],
    [mine.open !== theirs.open, kind.open ? words.openGround : words.closedGround],
    [
      mine.pattern !== theirs.pattern,
      kind.pattern === undefined ? words.pictureByItsId : words.pictureTrait(kind.pattern),
    ],
    [lookText(mine) !== lookText(theirs), kind.look === undefined ? words.plainLook : words.ownLook],
  ] as const;
  return parts
    .filter(([differs]) => differs)
    .map(([, text]) => text)
    .join(' · ');
}

/** The look of a kind as text, to be compared. */
function lookText({ look = {} }: Kind): string {
  return JSON.stringify(Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A whole hex of the kind. */
function sampleOf({ id }: Kind): Schematic {
  const hexes = [{ q: 0, r: 0, segments: [id, id, id, id, id, id] as const }];
  return { id, name: id, description: '', author: '', tags: [], hexes };
}
