/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes when the click returns to the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
