import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { importFiles } from '../../contrib/ports.ts';
import { packOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { ExamplePack } from './example-packs.ts';
import classes from './ExampleGallery.module.css';
import * as words from './words.ts';

/** The example packs with pictures of their schematics: each is added to the library, to be changed there. */
export function PackCards({ onOpened }: { readonly onOpened: () => void }) {
  const [packs, setPacks] = useState<readonly ExamplePack[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    import('./example-packs.ts').then(
      ({ EXAMPLE_PACKS }) => setPacks(EXAMPLE_PACKS),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  if (problem !== null)
    return (
      <p className={classes.about} role="alert">
        {words.failed(problem)}
      </p>
    );
  return (
    <ul className={classes.cards} aria-label={words.packs}>
      {(packs ?? []).map((example) => (
        <PackCard key={example.pack.id} example={example} onOpened={onOpened} />
      ))}
    </ul>
  );
}

interface PackCardProps {
  readonly example: ExamplePack;
  readonly onOpened: () => void;
}

function PackCard({ example: { pack, kinds, schematics, files }, onOpened }: PackCardProps) {
  const store = useAppStore();
  const isThere = useApp(({ document }) => packOf(document, pack.id) !== undefined);
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    // What an import asks is asked without the gallery above it.
    onOpened();
    await importFiles.call(store, files);
    setAdding(false);
  };
  return (
    <li className={classes.card}>
      <div className={classes.pieces} aria-hidden="true">
        {schematics.map((schematic) => (
          <LazyThumbnail key={schematic.id} schematic={schematic} kinds={kinds} size={58} />
        ))}
      </div>
      <h4 className={classes.name}>{pack.name}</h4>
      <p className={classes.about}>{pack.description}</p>
      <p className={classes.facts}>{words.packFacts(schematics.length, pack.tests.length)}</p>
      <Button
        size="xs"
        variant="light"
        aria-label={words.addPack(pack.name)}
        disabled={isThere}
        loading={isAdding}
        onClick={() => void add()}
      >
        {isThere ? words.isInLibrary : words.addToLibrary}
      </Button>
    </li>
  );
}
