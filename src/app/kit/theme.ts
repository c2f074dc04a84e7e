import { Button, createTheme, type MantineColorsTuple } from '@mantine/core';
import * as words from './first-words.ts';

/** The accent: a deep pond green that no kind of the built-in library has. */
const pond: MantineColorsTuple = [
  '#eaf6f4',
  '#d6ebe7',
  '#abd7cf',
  '#7dc2b6',
  '#58b0a1',
  '#3f9c8d',
  '#2b7f73',
  '#22695f',
  '#1a544c',
  '#123f39',
];

/** Warm grays, so that the surroundings sit with the paper colors of the board. */
const dark: MantineColorsTuple = [
  '#e6e3dc',
  '#c3bfb6',
  '#9b978f',
  '#6f6c66',
  '#45443f',
  '#393834',
  '#2a2a27',
  '#20201e',
  '#181817',
  '#101010',
];

interface Room {
  readonly availableHeight: number;
  readonly elements: { readonly floating: HTMLElement };
}

function giveRoom({ availableHeight, elements: { floating } }: Room): void {
  floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`);
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector('[data-menu-item]:enabled')?.setAttribute('data-autofocus', '');
}

const DIALOG = {
  // Nothing behind a dialog scrolls; a lock would write a `style` element, which the security policy refuses.
  lockScroll: false,
  // The keys right after it are those of the page: one that takes its time to go keeps them for so long.
  transitionProps: { duration: 0 },
};

export const theme = createTheme({
  colors: { pond, dark },
  primaryColor: 'pond',
  // White on it is read easily; a lighter one in the dark is not.
  primaryShade: 6,
  autoContrast: true,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    // The smallest is still a target of 24 pixels.
    Button: Button.extend({
      vars: (_, { size }) => ({ root: size === 'compact-xs' ? { '--button-height': '24px' } : {} }),
    }),
    Tooltip: { defaultProps: { withArrow: true } },
    // As high as the window has room for on its side of what opened it (see app.css): where neither side has enough, that
    // is the one with more, not always the one asked for.
    Popover: {
      defaultProps: {
        middlewares: { flip: { fallbackStrategy: 'bestFit' }, size: { padding: 8, apply: giveRoom } },
      },
    },
    Modal: { defaultProps: { ...DIALOG, closeButtonProps: { 'aria-label': words.close } } },
    ModalRoot: { defaultProps: DIALOG },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': words.close } } },
    // The first item that can be chosen has the focus: an empty place before it would be no part of a menu.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { ref: focusFirst } },
  },
});
