/** Sends messages to the other tabs of the same origin, never to its own. */
export interface TabBus<Message> {
  readonly post: (message: Message) => void;
}

/** A bus by a `BroadcastChannel` or, in a browser that has none, by the events of `localStorage`. */
export function openBus<Message>(name: string, hear: (message: Message) => void): TabBus<Message> {
  if (typeof BroadcastChannel === 'undefined') return openStorageBus(`${name}-message`, hear);
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
  // A channel has no other origin to name; only a window has.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { post: (message) => channel.postMessage(message) };
}

/** Other tabs get an event when an item is set; it is removed at once, so that equal messages are events, too. */
function openStorageBus<Message>(key: string, hear: (message: Message) => void): TabBus<Message> {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) hear(JSON.parse(event.newValue) as Message);
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
