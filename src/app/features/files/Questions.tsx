import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useFocusBack } from '../../kit/use-focus-back.ts';
import { questions } from './questions.ts';

const QuestionDialog = lazy(() =>
  import('./questions/QuestionDialog.tsx').then((module) => ({ default: module.QuestionDialog })),
);

/** Where questions about files are shown. The dialogs come with the first question. */
export function Questions() {
  const open = useStore(questions, (state) => state.open);
  useFocusBack(open !== null);
  return (
    open && (
      <Suspense>
        <QuestionDialog key={open.kind} question={open} />
      </Suspense>
    )
  );
}
