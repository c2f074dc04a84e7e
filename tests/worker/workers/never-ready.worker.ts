// Dies before it hears anything, without an event.
globalThis.close();
