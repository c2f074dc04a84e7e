import dialog from '../ExportDialog.module.css';
import type { Beginning } from '../write/text-beginning.ts';
import * as words from '../../words.ts';
import { TextPreview } from './TextPreview.tsx';

interface FeaturesPreviewProps {
  readonly beginning: Beginning;
  readonly layers: ReadonlyMap<string, number>;
  readonly label: string;
}

/** The beginning of the text, and the number of features of each layer. */
export function FeaturesPreview({ beginning, layers, label }: FeaturesPreviewProps) {
  return (
    <>
      <TextPreview beginning={beginning} label={label} />
      {layers.size > 0 && (
        <ul className={dialog.facts} aria-label={words.layers}>
          {[...layers].map(([name, count]) => (
            <li key={name}>
              <b>{name}</b> {words.featuresOf(count)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
