/** Text in hexadecimal UTF-16, which has all letters. */
export function textUnits(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join(
    '',
  );
}

/** Any text as a string for properties of the document. */
export function propertyString(text: string): string {
  return `<feff${textUnits(text)}>`;
}
