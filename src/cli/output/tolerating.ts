/** Does work that some systems refuse: errors of these codes are of no consequence. */
export function tolerating(codes: readonly string[], work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
