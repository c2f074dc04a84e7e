/** The script of the pages: dark or light, the list of pages on narrow screens, and the search. */
import MiniSearch from 'minisearch';

/** A part of a page that the search finds. */
interface Found {
  readonly id: string;
  readonly page: string;
  readonly heading: string;
}

declare global {
  interface Window {
    /** The index of the search, once `search.js` is there. */
    sixfoldSearch?: string;
  }
}

/** The app keeps the choice of its users under this key; the pages follow it. */
const SCHEME = 'mantine-color-scheme-value';

function isDark(): boolean {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(SCHEME);
  } catch {
    // A page that is opened as a file may keep nothing.
  }
  if (chosen === 'dark' || chosen === 'light') return chosen === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

function showScheme(dark: boolean): void {
  document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light';
}

// Before anything is painted.
showScheme(isDark());
document.documentElement.classList.add('scripted');

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

function followTheme(): void {
  find('.theme').addEventListener('click', () => {
    const dark = document.documentElement.dataset['scheme'] !== 'dark';
    showScheme(dark);
    try {
      localStorage.setItem(SCHEME, dark ? 'dark' : 'light');
    } catch {
      // It holds for this page.
    }
  });
}

function followMenu(): void {
  const button = find('.menu');
  const pages = find('.pages');
  const show = (shown: boolean) => {
    button.setAttribute('aria-expanded', String(shown));
    pages.classList.toggle('shown', shown);
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !pages.classList.contains('shown')) return;
    show(false);
    button.focus();
  });
  pages.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

let loading: Promise<MiniSearch<Found>> | null = null;

/** Loads the index on the first search: as a script, so that pages which are opened as files have it, too. */
function searchIndex(): Promise<MiniSearch<Found>> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const address = new URL(`${document.body.dataset['root']}/assets/search.js`, document.baseURI).href;
    script.src = trusted(address);
    script.addEventListener('load', () =>
      resolve(MiniSearch.loadJSON<Found>(window.sixfoldSearch ?? '', SEARCH_OPTIONS)),
    );
    script.addEventListener('error', () => reject(new Error('the index is not there')));
    document.head.append(script);
  });
  return loading;
}

const SEARCH_OPTIONS = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading'],
};

/** An address that the policy of the page lets a script have. */
function trusted(address: string): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string };
    };
  };
  const policy = trustedTypes?.createPolicy('default', { createScriptURL: (one) => one });
  return policy ? policy.createScriptURL(address) : address;
}

const WORDS = {
  label: 'Search the documentation',
  none: (query: string) => `No results for “${query}”.`,
  failed: 'The search could not be loaded.',
  close: 'Close',
};

function makeDialog(): { readonly dialog: HTMLDialogElement; readonly input: HTMLInputElement } {
  const dialog = document.createElement('dialog');
  dialog.className = 'finder';
  dialog.setAttribute('aria-label', WORDS.label);
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = WORDS.label;
  input.setAttribute('aria-label', WORDS.label);
  input.autocomplete = 'off';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = WORDS.close;
  close.addEventListener('click', () => dialog.close());
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const row = document.createElement('div');
  row.append(input, close);
  dialog.append(row, status, list);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  input.addEventListener('input', () => void showResults(input.value.trim(), list, status));
  dialog.addEventListener('keydown', (event) => moveAmong(event, input, list));
  document.body.append(dialog);
  return { dialog, input };
}

let asked = '';

async function showResults(query: string, list: HTMLElement, status: HTMLElement): Promise<void> {
  asked = query;
  let found: readonly Found[] = [];
  let words = '';
  if (query !== '')
    try {
      const index = await searchIndex();
      if (asked !== query) return;
      found = index
        .search(query, { prefix: true, fuzzy: 0.15, boost: { heading: 3, page: 2 }, combineWith: 'AND' })
        .slice(0, 20) as unknown as readonly Found[];
      words = found.length === 0 ? WORDS.none(query) : '';
    } catch {
      words = WORDS.failed;
    }
  status.textContent = words;
  list.replaceChildren(...found.map(resultRow));
}

function resultRow({ id, page, heading }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `${document.body.dataset['root']}/${id}`;
  const title = document.createElement('strong');
  title.textContent = heading;
  link.append(title);
  if (heading !== page) {
    const place = document.createElement('small');
    place.textContent = page;
    link.append(place);
  }
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** Arrow keys go from the field to the results and back; Enter in the field opens the first. */
function moveAmong(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) input.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}

function followSearch(): void {
  let made: ReturnType<typeof makeDialog> | null = null;
  const open = () => {
    made ??= makeDialog();
    if (!made.dialog.open) made.dialog.showModal();
    made.input.select();
    searchIndex().catch(() => {});
  };
  find('.search').addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isFind =
      (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isFind) return;
    event.preventDefault();
    open();
  });
}

document.addEventListener('DOMContentLoaded', () => {
  followTheme();
  followMenu();
  followSearch();
});
