import { Alert, Loader, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { CopyLink } from './CopyLink.tsx';
import classes from './ShareDialog.module.css';
import { shareSlice } from './share-slice.ts';
import { SharePieces } from './SharePieces.tsx';
import { useShareable, type Sharing } from './use-shareable.ts';
import { differenceWords } from './words.ts';
import * as words from './words.ts';

/** Makes a link that opens the city on the board, or schematics of the library. */
export function ShareDialog({ opened, onClose }: DialogProps) {
  const isCity = useApp(
    (state) => state.session.workspace === 'city' && shareSlice.of(state).subject === null,
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={isCity ? words.shareTheCity : words.shareSchematics}
      size="lg"
    >
      {isCity ? <Share /> : <SharePieces />}
    </Modal>
  );
}

function Share() {
  const sharing = useShareable(useAppStore());
  switch (sharing.kind) {
    case 'finding':
      return (
        <p className={classes.waiting} role="status">
          <Loader size="xs" /> {words.checkingTheRecipe}
        </p>
      );
    case 'failed':
      return (
        <Alert color="red" variant="light" role="alert">
          {words.noLinkMade(sharing.message)}
        </Alert>
      );
    case 'as-generated':
      return (
        <div className={classes.share}>
          <p className={classes.words}>{words.sameCityByLink}</p>
          {sharing.isRecipeOther && <p className={classes.note}>{words.recipeHasChanged}</p>}
          <CopyLink address={sharing.address} />
        </div>
      );
    case 'by-hand':
      return <ByHand sharing={sharing} />;
  }
}

type Choice = 'whole' | 'generated';

function ByHand({ sharing }: { readonly sharing: Extract<Sharing, { kind: 'by-hand' }> }) {
  const { difference, generated, problems, whole } = sharing;
  const nameOf = useNames();
  const rules = useApp((state) => state.document.recipe.schematics);
  const [choice, setChoice] = useState<Choice>(whole === null ? 'generated' : 'whole');
  const address = choice === 'whole' ? whole : generated;
  return (
    <div className={classes.share}>
      <div className={classes.warning}>
        <strong>{words.cityIsOther}</strong>
        <p>
          {generated === null
            ? words.recipeGivesNoCity(problems.map((problem) => problemWords(problem, nameOf, rules))[0])
            : differenceWords(difference)}
        </p>
      </div>
      <Radio.Group label={words.shareWhich} value={choice} onChange={(value) => setChoice(value)}>
        <div className={classes.choices}>
          <Radio
            value="whole"
            disabled={whole === null}
            label={words.cityAsStands}
            description={whole === null ? words.tooLargeForLink : words.withHandEdits(lengthWords(whole))}
          />
          <Radio
            value="generated"
            disabled={generated === null}
            label={words.cityAsGenerated}
            description={
              generated === null ? words.thereIsNone : words.withoutHandEdits(lengthWords(generated))
            }
          />
        </div>
      </Radio.Group>
      {address !== null && <CopyLink key={address} address={address} />}
    </div>
  );
}

function lengthWords({ length }: string): string {
  return words.lengthOf(length);
}
