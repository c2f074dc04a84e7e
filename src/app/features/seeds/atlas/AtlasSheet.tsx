import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { NOTHING_GIVEN } from '../../../../engine/generate/given.ts';
import type { SeedJob } from '../../../cityview/seed-result.ts';
import { useNames } from '../../../cityview/use-names.ts';
import type { DialogProps } from '../../../contrib/dialog.tsx';
import { toLibrary } from '../../../document/document.ts';
import { LargeDialog } from '../../../kit/LargeDialog.tsx';
import { useAppStore } from '../../../store/context.tsx';
import { recipeKey, toggleFavorite, useFavorites } from '../favorites.ts';
import { measuresOf } from '../measures.ts';
import type { SheetPictures } from '../rows/sheet-rows.ts';
import { RowsSheet } from '../RowsSheet.tsx';
import { useSeeds } from '../use-seeds.ts';
import { useSheetLook } from '../use-sheet-look.ts';
import * as words from '../words.ts';
import { atlasRows } from './atlas-rows.ts';
import { AtlasState } from './AtlasState.tsx';
import { openAtlasCity } from './open-city.ts';
import { openedAtlas, type AtlasOrigin, type OpenedAtlas } from './opened-atlas.ts';
import { SaveLines } from './SaveLines.tsx';

/** The rows of an atlas that was opened, to look through. */
export function AtlasSheet({ opened, onClose }: DialogProps) {
  const atlas = useStore(openedAtlas, (state) => state.atlas);
  return (
    <LargeDialog
      opened={opened && atlas !== null}
      onClose={onClose}
      title={atlas ? words.atlasNamed(atlas.name) : ''}
      width={1180}
      from="md"
    >
      {atlas?.origin.kind === 'known' && (
        <KnownAtlas key={atlas.name} atlas={atlas} origin={atlas.origin} onClose={onClose} />
      )}
      {atlas?.origin.kind === 'unknown' && <UnknownAtlas key={atlas.name} atlas={atlas} />}
    </LargeDialog>
  );
}

type KnownOrigin = Extract<AtlasOrigin, { kind: 'known' }>;

interface KnownAtlasProps extends Pick<DialogProps, 'onClose'> {
  readonly atlas: OpenedAtlas;
  readonly origin: KnownOrigin;
}

const NO_SEEDS: readonly number[] = [];

/** An atlas whose cities can be made again. */
function KnownAtlas({ atlas, origin, onClose }: KnownAtlasProps) {
  const store = useAppStore();
  const [job] = useState<SeedJob>(() => ({
    recipe: origin.recipe,
    library: toLibrary(store.getState().document),
    given: NOTHING_GIVEN,
  }));
  const look = useSheetLook(job);
  const { rows } = useSeeds(job, look, atlas.columns.sample?.seed ?? 0, NO_SEEDS, true);
  const key = useMemo(() => recipeKey(job), [job]);
  const favorites = useFavorites(key);
  const toggle = useCallback((seed: number) => toggleFavorite(key, seed), [key]);
  const open = useCallback(
    (seed: number) => {
      onClose();
      void openAtlasCity(store, origin, seed);
    },
    [onClose, store, origin],
  );
  return (
    <Rows
      atlas={atlas}
      job={job}
      pictures={rows.pictures}
      favorites={favorites}
      onToggle={toggle}
      onOpen={open}
    />
  );
}

/** An atlas whose figures alone are known. */
function UnknownAtlas({ atlas }: { readonly atlas: OpenedAtlas }) {
  return (
    <Rows
      atlas={atlas}
      job={null}
      pictures={null}
      favorites={NO_SEEDS}
      onToggle={() => undefined}
      onOpen={null}
    />
  );
}

interface RowsProps {
  readonly atlas: OpenedAtlas;
  readonly job: SeedJob | null;
  readonly pictures: SheetPictures | null;
  readonly favorites: readonly number[];
  readonly onToggle: (seed: number) => void;
  readonly onOpen: ((seed: number) => void) | null;
}

function Rows({ atlas, job, pictures, ...rest }: RowsProps) {
  const nameOf = useNames();
  const known = useMemo(
    () => atlasRows(atlas.columns, job ? measuresOf(job) : [], nameOf),
    [atlas, job, nameOf],
  );
  const rows = useMemo(() => ({ ...known, pictures }), [known, pictures]);
  return (
    <RowsSheet
      rows={rows}
      firstView="table"
      controls={null}
      state={<AtlasState atlas={atlas} />}
      renderSave={(shown) => <SaveLines atlas={atlas} shown={shown} />}
      onBoard={null}
      onMeasure={null}
      end={null}
      {...rest}
    />
  );
}
