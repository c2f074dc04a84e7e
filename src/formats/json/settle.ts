/**
 * Turns every -0 in parsed data into 0, except in `meta`, and counts the keys of all objects, in one pass without
 * recursion.
 */
export function settleData(data: unknown): number {
  let keys = 0;
  const open: object[] = [];
  const openInMeta: object[] = [];
  if (typeof data === 'object' && data !== null) open.push(data);
  for (let value = open.pop(); value; value = open.pop()) {
    if (Array.isArray(value)) settleArray(value, open);
    else keys += settleObject(value as Record<string, unknown>, open, openInMeta);
  }
  for (let value = openInMeta.pop(); value; value = openInMeta.pop()) {
    const members: readonly unknown[] = Object.values(value);
    if (!Array.isArray(value)) keys += members.length;
    for (const member of members) if (typeof member === 'object' && member !== null) openInMeta.push(member);
  }
  return keys;
}

function settleArray(elements: unknown[], open: object[]): void {
  for (let index = 0; index < elements.length; index++) {
    const element = elements[index];
    if (element === 0) elements[index] = 0;
    else if (typeof element === 'object' && element !== null) open.push(element);
  }
}

function settleObject(members: Record<string, unknown>, open: object[], openInMeta: object[]): number {
  const names = Object.keys(members);
  for (const name of names) {
    const member = members[name];
    if (member === 0) members[name] = 0;
    else if (typeof member === 'object' && member !== null)
      (name === 'meta' ? openInMeta : open).push(member);
  }
  return names.length;
}
