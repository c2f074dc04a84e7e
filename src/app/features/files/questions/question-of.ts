import type { Question } from '../questions.ts';

/** The question of a sort. */
export type QuestionOf<K extends Question['kind']> = Extract<Question, { readonly kind: K }>;
