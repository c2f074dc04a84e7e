import { StatusLine } from '../../board/StatusLine.tsx';
import type { CityStatusProps } from '../../cityview/slots.ts';
import { describePath } from './measure.ts';
import { useMeasuredPath } from './MeasureLayer.tsx';
import * as words from './words.ts';

/** The length of the way that is measured. */
export function MeasureLine({ city, hover }: CityStatusProps) {
  const measured = useMeasuredPath(city, hover);
  return (
    <StatusLine live>
      {measured ? describePath(measured.path, measured.from, measured.to) : words.howTo}
    </StatusLine>
  );
}
