import { Button } from '@mantine/core';
import { CircleAlert, Package } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { importFiles } from '../../contrib/ports.ts';
import { packOf } from '../../document/packs.ts';
import { Banner } from '../../kit/Banner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { viewings } from '../../store/viewing.ts';
import { leavePack } from './open-pack.ts';
import { packLinkFiles, type PackLink } from './pack-link.ts';
import classes from './PackBanner.module.css';
import { sharedPack } from './shared-pack.ts';
import * as words from './words.ts';

/** Shows the pack of a link, and adds it to the library when that is wanted. */
export function PackBanner({ opened }: { readonly opened: boolean }) {
  const shared = useStore(viewings, sharedPack.of);
  if (!opened || !shared) return null;
  switch (shared.kind) {
    case 'reading':
      return (
        <Banner
          label={words.sharedPack}
          icon={<Package size={18} />}
          title={words.openingASharedPack}
          words=""
        >
          <Leave label={words.cancel} />
        </Banner>
      );
    case 'refused':
      return (
        <Banner
          label={words.sharedPack}
          icon={<CircleAlert size={18} className={classes.bad} />}
          title={words.cannotBeOpened}
          words={shared.problems
            .map(({ path, message }) =>
              path === 'link' ? words.problemOfLink(message) : `${path}: ${message}.`,
            )
            .join(' ')}
        >
          <Leave label={words.close} />
        </Banner>
      );
    case 'broken':
      return (
        <Banner
          label={words.sharedPack}
          icon={<CircleAlert size={18} className={classes.bad} />}
          title={words.notOpened}
          words={`${shared.message.charAt(0).toUpperCase()}${shared.message.slice(1)}.`}
        >
          <Button size="xs" onClick={shared.again}>
            {words.tryAgain}
          </Button>
          <Leave label={words.close} />
        </Banner>
      );
    case 'shown':
      return <Shown link={shared.link} />;
  }
}

function Leave({ label }: { readonly label: string }) {
  return (
    <Button size="xs" variant="default" onClick={leavePack}>
      {label}
    </Button>
  );
}

/** Most pictures of schematics in the banner. */
const MOST = 6;

function Shown({ link }: { readonly link: PackLink }) {
  const store = useAppStore();
  const { pack, schematics, kinds } = link;
  const mine = useApp(({ document }) => pack && packOf(document, pack.id));
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    try {
      if (await importFiles.call(store, packLinkFiles(link))) leavePack();
    } finally {
      setAdding(false);
    }
  };
  return (
    <Banner
      label={words.sharedPack}
      icon={<Package size={18} />}
      title={pack ? words.aPackWasShared(pack.name) : words.schematicsWereShared(schematics)}
      words={[
        pack && words.aboutPack(schematics.length, pack.author, pack.license, pack.release),
        mine ? words.youHaveThisPack : words.ownWorkUntouched,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={classes.pictures} aria-hidden="true">
        {schematics.slice(0, MOST).map((schematic) => (
          <LazyThumbnail key={schematic.id} schematic={schematic} kinds={kinds} size={30} />
        ))}
      </span>
      <Button size="xs" loading={isAdding} onClick={() => void add()}>
        {mine ? words.updateMine : words.addToLibrary}
      </Button>
      <Leave label={words.notNow} />
    </Banner>
  );
}
