/** Hands a file to the browser to keep. */
export function download(name: string, pieces: readonly BlobPart[], type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes when the click returns to the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
