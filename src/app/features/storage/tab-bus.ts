/** Sends messages to the other tabs of the same origin, never to its own. */
export interface TabBus<Message> {
  readonly post: (message: Message) => void;
}

/** Whether data from another tab, which may have another Sixfold open, is a message. What is none is dropped. */
export type IsMessage<Message> = (data: unknown) => data is Message;

/** A bus by a `BroadcastChannel` or, in a browser that has none, by the events of `localStorage`. */
export function openBus<Message>(
  name: string,
  isMessage: IsMessage<Message>,
  hear: (message: Message) => void,
): TabBus<Message> {
  const hearData = (data: unknown) => {
    if (isMessage(data)) hear(data);
  };
  if (typeof BroadcastChannel === 'undefined') return openStorageBus(`${name}-message`, hearData);
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hearData(data));
  // A channel has no other origin to name; only a window has.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { post: (message) => channel.postMessage(message) };
}

/** Other tabs get an event when an item is set; it is removed at once, so that equal messages are events, too. */
function openStorageBus<Message>(key: string, hearData: (data: unknown) => void): TabBus<Message> {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) hearData(parsed(event.newValue));
  });
  return {
    post: (message) => {
      try {
        localStorage.setItem(key, JSON.stringify(message));
        localStorage.removeItem(key);
      } catch {
        // No storage, or none left: then nobody hears of it, and conflicts show when something is written.
      }
    },
  };
}

/** The data in a JSON text; `undefined` when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
