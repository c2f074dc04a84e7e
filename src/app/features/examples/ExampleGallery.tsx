import { Button, useComputedColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CITY_GROUND, groundOf } from '../../cityview/ground.ts';
import { citySizeOf } from '../../cityview/city-map.ts';
import { CityMapPicture } from '../../cityview/CityMapPicture.tsx';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { useAppStore } from '../../store/context.tsx';
import { openByName } from './commands.ts';
import classes from './ExampleGallery.module.css';
import { EXAMPLES, exampleCity, type Example, type ExampleCity } from './examples.ts';
import { PackCards } from './PackCards.tsx';
import * as words from './words.ts';

/** CSS pixels of a picture. */
const PICTURE = { width: 200, height: 144 };

/** Ten example cities and some packs with their pictures: each city opens as one of its own, packs go to the library. */
export function ExampleGallery({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.title} width={1180} from="md">
      <h3 className={classes.section}>{words.cities}</h3>
      <p className={classes.intro}>{words.intro}</p>
      <ul className={classes.cards} aria-label={words.cities}>
        {EXAMPLES.map((example) => (
          <ExampleCard key={example.id} example={example} onOpened={onClose} />
        ))}
      </ul>
      <h3 className={classes.section}>{words.packs}</h3>
      <p className={classes.intro}>{words.packsIntro}</p>
      <PackCards onOpened={onClose} />
    </LargeDialog>
  );
}

/** The city of an example on its way. */
type Made =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'made'; readonly made: ExampleCity }
  | { readonly kind: 'failed'; readonly reason: string };

function useExample(id: string): readonly [Made, again: () => void] {
  const [state, setState] = useState<Made>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    exampleCity(id).then(
      (made) => isWanted && setState({ kind: 'made', made }),
      (error: unknown) =>
        isWanted &&
        setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  const again = () => {
    setState({ kind: 'waiting' });
    setAttempt(attempt + 1);
  };
  return [state, again];
}

interface ExampleCardProps {
  readonly example: Example;
  readonly onOpened: () => void;
}

function ExampleCard({ example, onOpened }: ExampleCardProps) {
  const store = useAppStore();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [state, again] = useExample(example.id);
  const [isOpening, setOpening] = useState(false);
  const ground = state.kind === 'made' ? groundOf(state.made.city) : CITY_GROUND;
  const open = async () => {
    setOpening(true);
    await openByName(store, example);
    setOpening(false);
    onOpened();
  };
  return (
    <li className={classes.card}>
      <div className={classes.picture} style={{ background: ground[scheme].outside }}>
        {state.kind === 'made' && (
          <CityMapPicture city={state.made.city} label={words.picture(example.name)} {...PICTURE} />
        )}
        {state.kind === 'waiting' && <span className={classes.waiting}>{words.drawing}</span>}
        {state.kind === 'failed' && (
          <span className={classes.waiting} role="alert">
            {words.failed(state.reason)}
            <Button size="compact-sm" variant="default" onClick={again}>
              {words.tryAgain}
            </Button>
          </span>
        )}
      </div>
      <h4 className={classes.name}>{example.name}</h4>
      <p className={classes.about}>{example.about}</p>
      <p className={classes.facts}>
        {state.kind === 'made' &&
          words.facts(citySizeOf(state.made.city).placements, Object.keys(state.made.city.schematics).length)}
      </p>
      <Button
        size="xs"
        variant="light"
        aria-label={words.openExample(example.name)}
        loading={isOpening}
        onClick={() => void open()}
      >
        {words.open}
      </Button>
    </li>
  );
}
