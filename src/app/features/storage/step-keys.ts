/** The keys of the steps of a work numbered `from` to `to - 1`, at least one. */
export function stepRange(work: number, from: number, to: number): IDBKeyRange {
  return IDBKeyRange.bound([work, from], [work, to], false, true);
}

/** The keys of all steps of a work, whatever they are numbered. */
export function allStepsRange(work: number): IDBKeyRange {
  return IDBKeyRange.bound([work], [work, []]);
}
