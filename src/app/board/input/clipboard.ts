import type { City } from '../../../engine/city/city.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Result } from '../../../engine/problem.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { readAny, type SixfoldFile } from '../../../formats/any.ts';
import { unknownKinds } from '../../../formats/schematic/check.ts';
import { readPasted } from '../../contrib/ports.ts';
import type { Document } from '../../document/document.ts';
import { tellDone, tellProblem } from '../../kit/tell.ts';
import { handOutIds } from '../../store/library/new-ids.ts';
import type { AppState, AppStore } from '../../store/store.ts';
import * as words from '../words.ts';

/** A text of a file that is copied, with the pose of its schematic, of which the file knows nothing. */
interface Copied {
  readonly text: string;
  readonly pose?: Pose;
}

/** The form in which a board copies and pastes. A problem is in words; `null` when there is none. */
export interface ClipboardForm {
  /** Its contents in messages: "The clipboard holds no schematic", "Only a schematic can be pasted here". */
  readonly none: string;
  readonly only: string;
  /** Files what is selected; `null` when there is nothing to copy. */
  readonly copied: (store: AppStore) => Copied | null;
  readonly canCut: (state: AppState) => boolean;
  /** Removes what is selected, and returns the problem. */
  readonly cut: (store: AppStore) => string | null;
  /** The same value as long as the board shows what a text was to be pasted onto. */
  readonly work: (state: AppState) => unknown;
  /** The kinds that a pasted schematic may be made of. */
  readonly kinds: (document: Document) => readonly Kind[];
  /** Pastes a schematic about a hex, and returns the problem. */
  readonly pasteSchematic: (store: AppStore, schematic: Schematic, at: Hex, pose: Pose) => string | null;
  /** Pastes the placements of a city, and returns the problem. */
  readonly pasteCity?: (store: AppStore, city: City, isOwn: boolean) => string | null;
}

/** The last copied text, and the form that made it. */
let last: (Copied & { readonly form: ClipboardForm }) | null = null;

/** The text of what is selected; `null` when there is nothing to copy. */
export function copyText(store: AppStore, form: ClipboardForm): string | null {
  const copied = form.copied(store);
  if (!copied) return null;
  last = { ...copied, form };
  handOutIds();
  return copied.text;
}

/**
 * Pastes a text from anywhere, see `readPasted`; one that this board copied is read at once.
 *
 * @param tell told the problem, in words; `null` when it is done
 */
export function pasteOutside(
  store: AppStore,
  form: ClipboardForm,
  text: string,
  at: Hex,
  tell: (problem: string | null) => void,
): void {
  if (last?.form === form && last.text === text) return tell(pasteText(store, form, text, at));
  const meant = form.work(store.getState());
  void readPasted.call(store, text, (file) => {
    if (form.work(store.getState()) === meant) tell(paste(store, form, file, { at, text, isOwn: false }));
  });
}

/** Pastes a text that was copied here, and returns the problem, in words; `null` when it is done. */
export function pasteText(store: AppStore, form: ClipboardForm, text: string, at: Hex): string | null {
  return paste(store, form, readAny(text), { at, text, isOwn: true });
}

interface Pasting {
  readonly at: Hex;
  readonly text: string;
  readonly isOwn: boolean;
}

function paste(
  store: AppStore,
  form: ClipboardForm,
  file: Result<SixfoldFile>,
  { at, text, isOwn }: Pasting,
): string | null {
  if (!file.ok) return words.badClipboard(form.none, file.problems[0]!.message);
  const { format, value } = file.value;
  if (format === 'sixfold/city' && form.pasteCity) return form.pasteCity(store, value, isOwn);
  if (format !== 'sixfold/schematic') return words.pasteOnly(form.only);
  const [unknown] = unknownKinds(value.hexes, form.kinds(store.getState().document), '$.hexes');
  if (unknown) return words.cannotPaste(unknown.message);
  const pose = last?.text === text ? last.pose : undefined;
  return form.pasteSchematic(store, value, at, pose ?? PLAIN_POSE);
}

async function copy(store: AppStore, form: ClipboardForm): Promise<void> {
  const text = copyText(store, form);
  if (text === null) tellProblem(words.noCopy);
  else
    await navigator.clipboard.writeText(text).then(
      () => tellDone(words.copied),
      () => tellProblem(words.copyRefused),
    );
}

async function cut(store: AppStore, form: ClipboardForm): Promise<void> {
  await copy(store, form);
  tellIfAny(form.cut(store));
}

async function pasteRead(store: AppStore, form: ClipboardForm, at: Hex): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text === null) return void tellProblem(words.pasteRefused);
  pasteOutside(store, form, text, at, tellIfAny);
}

/** Reports a problem, if there is one. */
export function tellIfAny(problem: string | null): void {
  if (problem !== null) tellProblem(problem);
}

export type ClipboardVerb = 'copy' | 'cut' | 'paste';

/** Copies, cuts and pastes without a key: the browser asks whether the page may. */
export const BY_COMMAND: Readonly<
  Record<ClipboardVerb, (store: AppStore, form: ClipboardForm, at: Hex) => Promise<void>>
> = { copy, cut, paste: pasteRead };
