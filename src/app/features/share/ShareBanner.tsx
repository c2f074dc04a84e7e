import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Link } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CityDestination } from '../../cityview/destination/destination.ts';
import { DestinationDialog } from '../../cityview/destination/DestinationDialog.tsx';
import { stages } from '../../cityview/words.ts';
import { isBare } from '../../document/empty-city.ts';
import { givenName } from '../../document/open-city.ts';
import { useOwnWork } from '../../store/own-work.tsx';
import { Banner } from '../../kit/Banner.tsx';
import { keepShared } from './keep-shared.ts';
import { LeaveDialog } from '../../kit/LeaveDialog.tsx';
import { leaveLink } from './open-link.ts';
import classes from './ShareBanner.module.css';
import { useAppStore } from '../../store/context.tsx';
import { askToLeave, viewings } from '../../store/viewing.ts';
import { sharedCity, type SharedCity } from './shared-city.ts';
import { verdictWords } from './words.ts';
import * as words from './words.ts';

export interface ShareBannerProps {
  readonly opened: boolean;
}

/** Says that a shared city is on screen, or on its way, and leads back to the user's own work. */
export function ShareBanner({ opened }: ShareBannerProps) {
  const shared = useStore(viewings, sharedCity.of);
  if (!opened || !shared) return null;
  switch (shared.kind) {
    case 'reading':
      return (
        <Banner
          label={words.sharedCity}
          icon={<Link size={18} />}
          title={words.openingASharedCity}
          words={shared.progress ? stages[shared.progress.stage] : ''}
        >
          <Button size="xs" variant="default" onClick={leaveLink}>
            {words.cancel}
          </Button>
        </Banner>
      );
    case 'large':
      return (
        <Banner
          label={words.sharedCity}
          icon={<Link size={18} />}
          title={words.largeCityWasShared}
          words={words.largeTakesLong(shared.hexes)}
        >
          <Button size="xs" onClick={() => shared.answer(true)}>
            {words.openIt}
          </Button>
          <Button size="xs" variant="default" onClick={() => shared.answer(false)}>
            {words.notNow}
          </Button>
        </Banner>
      );
    case 'refused':
      return <Refused problems={shared.problems} />;
    case 'broken':
      return <Broken message={shared.message} again={shared.again} />;
    case 'shown':
      return <Shown verdict={shared.verdict} />;
  }
}

function Broken({ message, again }: Pick<Extract<SharedCity, { kind: 'broken' }>, 'message' | 'again'>) {
  return (
    <Banner
      label={words.sharedCity}
      icon={<CircleAlert size={18} className={classes.bad} />}
      title={words.notOpened}
      words={`${message.charAt(0).toUpperCase()}${message.slice(1)}.`}
    >
      <Button size="xs" onClick={again}>
        {words.tryAgain}
      </Button>
      <Button size="xs" variant="default" onClick={leaveLink}>
        {words.close}
      </Button>
    </Banner>
  );
}

/** All problems that were listed when the link was read, and the number of the rest. */
function Refused({ problems }: Pick<Extract<SharedCity, { kind: 'refused' }>, 'problems'>) {
  return (
    <Banner
      label={words.sharedCity}
      icon={<CircleAlert size={18} className={classes.bad} />}
      title={words.cannotBeOpened}
      words={problems
        .map(({ path, message }) => (path === 'link' ? words.problemOfLink(message) : `${path}: ${message}.`))
        .join(' ')}
    >
      <Button size="xs" variant="default" onClick={leaveLink}>
        {words.close}
      </Button>
    </Banner>
  );
}

function Shown({ verdict }: Pick<Extract<SharedCity, { kind: 'shown' }>, 'verdict'>) {
  const store = useAppStore();
  const work = useOwnWork();
  const leaving = useStore(viewings, (state) => state.leaving);
  const [step, setStep] = useState<'none' | 'asking' | 'keeping'>('none');
  const keep = (destination: CityDestination) => {
    setStep('keeping');
    void keepShared(work, store, destination).finally(() => setStep('none'));
  };
  return (
    <Banner
      label={words.sharedCity}
      icon={
        verdict.isSame ? (
          <CircleCheck size={18} className={classes.good} />
        ) : (
          <CircleAlert size={18} className={classes.bad} />
        )
      }
      title={words.lookingAtShared}
      words={words.verdictAndOwnWork(verdictWords(verdict))}
    >
      <Button
        size="xs"
        loading={step === 'keeping'}
        onClick={() => {
          if (isBare(work.store.getState().document.city)) keep('open');
          else setStep('asking');
        }}
      >
        {words.keepAsMine}
      </Button>
      <Button size="xs" variant="default" onClick={() => askToLeave(leaveLink, () => undefined)}>
        {words.backToMyWork}
      </Button>
      {step === 'asking' && (
        <DestinationDialog
          title={words.keepTitle}
          name={givenName(store.getState().document) ?? words.keptName}
          city={store.getState().document.city}
          work={work.store.getState().document}
          onAnswer={(destination) => {
            if (destination) keep(destination);
            else setStep('none');
          }}
        />
      )}
      {leaving && <LeaveDialog leaving={leaving} title={words.leaveTheSharedCity} cure={words.keepCure} />}
    </Banner>
  );
}
