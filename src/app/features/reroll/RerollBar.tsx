import { Button, Progress, UnstyledButton } from '@mantine/core';
import { Check, Eye, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Progress as RerollProgress } from '../../../engine/generate/progress.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import type { Command } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { problemWords, type GenerationProblem } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { acceptRerollCommand, rejectRerollCommand, nextRerollCommand } from './reroll-commands.ts';
import { rerollOrigin, type Proposal, type RerollState } from '../../cityview/reroll-state.ts';
import { changeWords, missingWords, regionWords } from './reroll-words.ts';
import { toggleOld } from './reroll.ts';
import classes from './RerollBar.module.css';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import * as words from './words.ts';

/** The bar of a running or previewed reroll, with its changes and its actions. */
export function RerollBar() {
  const roll = useApp((state) => rerollSlice.of(state).roll);
  const document = useApp((state) => state.document);
  const origin = rerollOrigin(roll);
  if (!origin) return null;
  const { region, number, seed } = origin;
  return (
    <section className={classes.bar} aria-label={words.reroll} data-kind={roll.kind}>
      <div className={classes.head}>
        <strong className={classes.title}>{words.rerollOf(regionWords(region, document))}</strong>
        <span className={classes.number}>{words.rollOfSeed(number, seed)}</span>
      </div>
      <Body roll={roll} />
    </section>
  );
}

function Body({ roll }: { readonly roll: RerollState }) {
  if (roll.kind === 'running') return <Running progress={roll.progress} />;
  if (roll.kind === 'failed') return <Failed problems={roll.problems} />;
  return roll.kind === 'proposed' ? <Proposed proposal={roll.proposal} old={roll.old} /> : null;
}

/** Most problems that are shown. */
const MOST_SHOWN = 3;

function Failed({ problems }: { readonly problems: readonly GenerationProblem[] }) {
  const rules = useApp((state) => state.document.recipe.schematics);
  const nameOf = useNames();
  return (
    <>
      <ul className={classes.problems} role="alert">
        {problems
          .slice(0, MOST_SHOWN)
          .map((problem) => problemWords(problem, nameOf, rules))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
      <div className={classes.actions}>
        <Action command={nextRerollCommand} icon={<RefreshCw size={14} />} name={words.again} />
        <Action command={rejectRerollCommand} icon={<X size={14} />} name={words.close} hint="Esc" />
      </div>
    </>
  );
}

function Proposed({ proposal, old }: { readonly proposal: Proposal; readonly old: boolean }) {
  const store = useAppStore();
  const accept = useRef<HTMLButtonElement>(null);
  const { removed, added } = proposal.roll;
  const changes = removed.length > 0 || added.length > 0;
  useEffect(() => {
    // A menu returns the focus to its button, where Enter would open it again. So the board takes the focus.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.tagName === 'BUTTON') accept.current?.focus();
  }, [proposal]);
  return (
    <>
      <p className={classes.words} role="status">
        {changeWords(proposal)}
      </p>
      {missingWords(proposal).map((sentence) => (
        <p key={sentence} className={classes.missing}>
          {sentence}
        </p>
      ))}
      <div className={classes.actions}>
        {changes && (
          <Action
            buttonRef={accept}
            command={acceptRerollCommand}
            icon={<Check size={14} />}
            name={words.accept}
            variant="filled"
          />
        )}
        <Action command={nextRerollCommand} icon={<RefreshCw size={14} />} name={words.again} />
        <Action
          command={rejectRerollCommand}
          icon={<X size={14} />}
          name={changes ? words.reject : words.close}
          hint="Esc"
        />
        {changes && (
          <Tooltip label={old ? words.showNew : words.showPresent}>
            <UnstyledButton
              className={classes.old}
              aria-label={words.showPresent}
              aria-pressed={old}
              onClick={() => toggleOld(store)}
            >
              <Eye size={16} />
            </UnstyledButton>
          </Tooltip>
        )}
      </div>
    </>
  );
}

interface ActionProps {
  readonly command: Command;
  readonly icon: ReactNode;
  readonly name: string;
  /** The name of a key, in place of the command's own key. */
  readonly hint?: string;
  readonly variant?: 'default' | 'filled';
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

function Action({ command, icon, name, hint, variant = 'default', buttonRef }: ActionProps) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  const key = hint ?? label;
  return (
    <Tooltip label={`${command.name}${key ? ` · ${key}` : ''}`}>
      <Button
        {...(buttonRef && { ref: buttonRef })}
        size="xs"
        variant={variant}
        leftSection={icon}
        {...attributes}
        onClick={() => run(command)}
      >
        {name}
      </Button>
    </Tooltip>
  );
}

function Running({ progress: { stage, done, of } }: { readonly progress: RerollProgress }) {
  const share = of > 0 ? done / of : 0;
  return (
    <>
      <div className={classes.running}>
        <span role="status">{words.stages[stage]}</span>
        <Action command={rejectRerollCommand} icon={<X size={14} />} name={words.cancel} hint="Esc" />
      </div>
      <Progress value={Math.round(100 * share)} animated={share === 1} aria-label={words.progress} />
    </>
  );
}
