import { Alert, Loader, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { CopyLink } from './CopyLink.tsx';
import classes from './ShareDialog.module.css';
import { useShareable, type Sharing } from './use-shareable.ts';
import { differenceWords } from './words.ts';

/** Makes a link that opens the city on the board. */
export function ShareDialog({ opened, onClose }: DialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Share the city" size="lg">
      <Share />
    </Modal>
  );
}

function Share() {
  const sharing = useShareable(useAppStore());
  switch (sharing.kind) {
    case 'finding':
      return (
        <p className={classes.waiting} role="status">
          <Loader size="xs" /> Checking the recipe…
        </p>
      );
    case 'failed':
      return (
        <Alert color="red" variant="light" role="alert">
          No link could be made: {sharing.message}.
        </Alert>
      );
    case 'as-generated':
      return (
        <div className={classes.share}>
          <p className={classes.words}>
            Whoever opens this link gets the same city. It holds the recipe with its seed, and the pieces that
            do not come with Sixfold.
          </p>
          {sharing.isRecipeOther && (
            <p className={classes.note}>
              The recipe in the panel has changed since; the link holds the one that this city was made from.
            </p>
          )}
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
        <strong>The city on the board is not what its recipe generates</strong>
        <p>
          {generated === null
            ? `The recipe gives no city by itself. ${problems.map((problem) => problemWords(problem, nameOf, rules))[0]}`
            : differenceWords(difference)}
        </p>
      </div>
      <Radio.Group label="Share" value={choice} onChange={(value) => setChoice(value)}>
        <div className={classes.choices}>
          <Radio
            value="whole"
            disabled={whole === null}
            label="The city as it stands"
            description={
              whole === null
                ? 'It is too large for a link: export it as a file instead.'
                : `With all that was done by hand · ${lengthWords(whole)}`
            }
          />
          <Radio
            value="generated"
            disabled={generated === null}
            label="The city that the recipe generates"
            description={
              generated === null
                ? 'There is none.'
                : `Without what was done by hand or locked · ${lengthWords(generated)}`
            }
          />
        </div>
      </Radio.Group>
      {address !== null && <CopyLink key={address} address={address} />}
    </div>
  );
}

function lengthWords({ length }: string): string {
  return `${length.toLocaleString('en')} characters`;
}
