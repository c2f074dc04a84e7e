/** Puts a file on the clipboard: pictures of pixels as such, all else as text. */
export async function copyFile(blob: Blob): Promise<void> {
  if (blob.type === 'image/png') await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  else await navigator.clipboard.writeText(await blob.text());
}
