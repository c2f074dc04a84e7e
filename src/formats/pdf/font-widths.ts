/** Widths of the characters 32..126 of Helvetica, in thousandths of the size of the font. */
const HELVETICA = widths(
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
    '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
    '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
);

/** The same of Helvetica-Bold. */
const HELVETICA_BOLD = widths(
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
    '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
    '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
);

/** Widths of other characters, nearly the same in both. */
const OTHERS: Readonly<Record<string, number>> = {
  Æ: 1000,
  æ: 889,
  Ø: 778,
  ø: 611,
  Œ: 1000,
  œ: 944,
  ß: 611,
  '…': 1000,
  '—': 1000,
  '×': 584,
  '·': 278,
  '•': 350,
  '‘': 278,
  '’': 278,
};

/** Width of a character of the standard fonts, in thousandths of the size of the font. */
export function characterWidth(character: string, bold: boolean): number {
  const known = OTHERS[character];
  if (known !== undefined) return known;
  // Accents change the width of none but the narrow i.
  const base = character.normalize('NFD').charAt(0);
  if (base === 'i' && character !== 'i') return 278;
  return (bold ? HELVETICA_BOLD : HELVETICA)[base.charCodeAt(0) - 32] ?? 556;
}

function widths(text: string): readonly number[] {
  return text.split(' ').map(Number);
}
