import type { Kind } from '../../../../engine/schematic/kind.ts';
import { countSegments, type Schematic } from '../../../../engine/schematic/schematic.ts';
import { LazyThumbnail } from '../../../board/LazyThumbnail.tsx';
import { useAppStore } from '../../../store/context.tsx';
import type { SchematicClash } from '../../../document/import-schematics.ts';
import { ClashDialog } from './ClashDialog.tsx';
import type { QuestionOf } from './question-of.ts';
import * as words from '../words.ts';

const CHOICES = [
  { value: 'both', label: words.keepBoth, keeps: 'both' },
  { value: 'replace', label: words.replaceMine, keeps: 'theirs' },
  { value: 'skip', label: words.skip, keeps: 'mine' },
] as const;

/** Asks what becomes of schematics whose ids are taken. */
export function SchematicsDialog({
  question: { clashes, kinds, answer },
}: {
  readonly question: QuestionOf<'schematics'>;
}) {
  const myKinds = useAppStore().getState().document.kinds;
  const one = clashes.length === 1;
  return (
    <ClashDialog
      title={one ? words.schematicClash(clashes[0]!.mine.name) : words.schematicClashes(clashes.length)}
      hint={words.schematicClashHint}
      items={clashes.map((clash) => ({
        id: clash.mine.id,
        name: clash.mine.name,
        mine: <Side label={words.inTheLibrary} schematic={clash.mine} kinds={myKinds} />,
        theirs: (
          <Side label={words.imported} schematic={clash.theirs} kinds={kinds} differs={differences(clash)} />
        ),
      }))}
      choices={CHOICES}
      onAnswer={answer}
    />
  );
}

function Side({
  label,
  schematic,
  kinds,
  differs,
}: {
  readonly label: string;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly differs?: readonly string[];
}) {
  const segments = countSegments(schematic.hexes);
  return (
    <>
      <LazyThumbnail schematic={schematic} kinds={kinds} size={96} />
      <figcaption>
        <b>{label}</b>
        {words.size(schematic.name, segments)}
        {differs && words.differsIn(differs)}
      </figcaption>
    </>
  );
}

/** The differences of two schematics, in words. */
function differences({ mine, theirs }: SchematicClash): string[] {
  const parts = [
    ['segments', mine.hexes, theirs.hexes],
    ['name', mine.name, theirs.name],
    ['description', mine.description, theirs.description],
    ['author', mine.author, theirs.author],
    ['tags', mine.tags, theirs.tags],
    ['notes', mine.meta, theirs.meta],
  ] as const;
  return parts.filter(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b)).map(([name]) => name);
}
