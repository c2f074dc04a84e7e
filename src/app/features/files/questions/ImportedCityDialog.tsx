import { useMemo } from 'react';
import { DestinationDialog } from '../../../cityview/destination/DestinationDialog.tsx';
import { toCityDocument } from '../../../document/document.ts';
import { useApp } from '../../../store/context.tsx';
import type { QuestionOf } from './question-of.ts';
import * as words from '../words.ts';

/** Asks where the only city of an import goes. */
export function ImportedCityDialog({
  question: { name, city, answer },
}: {
  readonly question: QuestionOf<'destination'>;
}) {
  const document = useApp((state) => state.document);
  const shown = useMemo(() => toCityDocument(city), [city]);
  return (
    <DestinationDialog
      title={words.importNamed(name)}
      name={name}
      city={shown}
      work={document}
      onAnswer={answer}
    />
  );
}
