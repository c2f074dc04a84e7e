import { Radio } from '@mantine/core';
import { useEffect, useState } from 'react';
import { packFiles, schematicsPack } from '../../document/pack-files.ts';
import { packIdOf, packOf } from '../../document/packs.ts';
import { selectedTogether } from '../../store/library/show-in-library.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { addressOf, LINK_MARKS } from './address.ts';
import { CopyLink } from './CopyLink.tsx';
import { writePackLink } from './pack-link.ts';
import { packText } from './packed-text.ts';
import classes from './ShareDialog.module.css';
import { shareSlice } from './share-slice.ts';
import * as words from './words.ts';

/** Characters of the longest link that is offered: browsers open it, and a file is the better way beyond. */
const LONGEST = 60_000;

type Choice = 'schematics' | 'pack';

/** Makes a link to the open schematic, to those that are selected, or to a pack. */
export function SharePieces() {
  const store = useAppStore();
  const [about] = useState(() => {
    const state = store.getState();
    const { subject } = shareSlice.of(state);
    const { schematic } = state.session;
    const open = schematic === null ? [] : [schematic];
    if (subject?.kind === 'pack') return { ids: [], pack: subject.id };
    const selected = selectedTogether(state);
    const ids = subject?.kind === 'schematics' ? subject.ids : selected.length > 0 ? selected : open;
    return { ids, pack: ids[0] === undefined ? null : packIdOf(state.document, ids[0]) };
  });
  const document = useApp((state) => state.document);
  const ids = about.ids.filter((id) => Object.hasOwn(document.schematics, id));
  const pack = about.pack === null ? undefined : packOf(document, about.pack);
  const [choice, setChoice] = useState<Choice>(ids.length > 0 ? 'schematics' : 'pack');
  const names = ids.map((id) => document.schematics[id]!.name);
  if (ids.length === 0 && !pack) return <p className={classes.words}>{words.nothingToShare}</p>;
  return (
    <div className={classes.share}>
      {ids.length > 0 && pack ? (
        <Radio.Group label={words.shareWhich} value={choice} onChange={(value) => setChoice(value)}>
          <div className={classes.choices}>
            <Radio value="schematics" label={words.theseSchematics(names)} />
            <Radio value="pack" label={words.theWholePack(pack.name)} />
          </div>
        </Radio.Group>
      ) : (
        <p className={classes.words}>{pack ? words.theWholePack(pack.name) : words.theseSchematics(names)}</p>
      )}
      <p className={classes.words}>{words.packByLink}</p>
      <Link key={choice} ids={ids} pack={choice === 'pack' ? (pack?.id ?? null) : null} />
    </div>
  );
}

type Made =
  | { readonly kind: 'making' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly address: string };

/** @param pack id of the pack that is shared; `null` for schematics alone */
function Link({ ids, pack }: { readonly ids: readonly string[]; readonly pack: string | null }) {
  const store = useAppStore();
  const [made, setMade] = useState<Made>({ kind: 'making' });
  const key = ids.join(' ');
  useEffect(() => {
    let isShown = true;
    const { document } = store.getState();
    const { files } = pack === null ? schematicsPack(document, key.split(' ')) : packFiles(document, pack);
    const make = async (): Promise<Made> => {
      if (!files.some(({ path }) => path.endsWith('.schematic.json'))) return { kind: 'empty' };
      const address = addressOf(await packText(writePackLink(files)), LINK_MARKS.pack);
      return address.length > LONGEST ? { kind: 'too-large' } : { kind: 'made', address };
    };
    const show = (next: Made) => {
      if (isShown) setMade(next);
    };
    make()
      .then(show)
      .catch((error: unknown) =>
        show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      isShown = false;
    };
  }, [store, key, pack]);
  switch (made.kind) {
    case 'making':
      return null;
    case 'empty':
      return <p className={classes.note}>{words.nothingPainted}</p>;
    case 'too-large':
      return <p className={classes.note}>{words.tooLargeForLink}</p>;
    case 'failed':
      return <p className={classes.note}>{words.noLinkMade(made.message)}</p>;
    case 'made':
      return <CopyLink address={made.address} />;
  }
}
