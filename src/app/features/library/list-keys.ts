/** The effect of a key in the list of the library. */
export type ListKey =
  | { readonly kind: 'go'; readonly by: number; readonly extend: boolean }
  | { readonly kind: 'end'; readonly at: 'first' | 'last'; readonly extend: boolean }
  | { readonly kind: 'column'; readonly by: 1 | -1 }
  | { readonly kind: 'move'; readonly direction: 'up' | 'down' }
  | { readonly kind: 'toggle' | 'select-all' | 'clear-selection' | 'rename' | 'duplicate' | 'delete' }
  /** A letter of a name that is typed. */
  | { readonly kind: 'type'; readonly letter: string };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Entries that Page Up and Page Down pass. */
const PAGE = 8;

export function listKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): ListKey | null {
  const mod = ctrlKey || metaKey;
  if (altKey) {
    if (mod || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
    return { kind: 'move', direction: key === 'ArrowUp' ? 'up' : 'down' };
  }
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return { kind: 'go', by: key === 'ArrowDown' ? 1 : -1, extend: shiftKey };
    case 'PageDown':
    case 'PageUp':
      return { kind: 'go', by: key === 'PageDown' ? PAGE : -PAGE, extend: shiftKey };
    case 'Home':
    case 'End':
      return { kind: 'end', at: key === 'Home' ? 'first' : 'last', extend: shiftKey };
    case 'ArrowRight':
    case 'ArrowLeft':
      return { kind: 'column', by: key === 'ArrowRight' ? 1 : -1 };
    case 'F2':
      return { kind: 'rename' };
    case 'Delete':
      return { kind: 'delete' };
    case 'Escape':
      return { kind: 'clear-selection' };
    case ' ':
      return mod ? { kind: 'toggle' } : null;
    default:
  }
  if (mod && !shiftKey && key.toLowerCase() === 'd') return { kind: 'duplicate' };
  if (mod && !shiftKey && key.toLowerCase() === 'a') return { kind: 'select-all' };
  return !mod && /^[\p{L}\p{N}]$/u.test(key) ? { kind: 'type', letter: key } : null;
}
