import { PAPERS } from '../../../../../formats/pdf/options.ts';
import { moodOf } from '../../../../../formats/picture/map/moods.ts';
import type { Bounds } from '../../../../../formats/picture/picture.ts';
import { SEA_COLOR } from '../../../../../formats/picture/plan-ground.ts';
import { MAX_SCALE } from '../../../../../formats/svg/size.ts';
import dialog from '../ExportDialog.module.css';
import type { ExportOptions } from '../forms/option-sets.ts';
import { mapOf, type ExportSubject } from '../write/job.ts';
import type { PagePreview } from '../write/page-preview.ts';
import * as words from '../../words.ts';
import { PicturePreview } from './PicturePreview.tsx';
import classes from './PagesPreview.module.css';

/** Most texts that are named because they are not printed as they are. */
const MOST_UNPRINTED = 5;

interface PagesPreviewProps {
  readonly subject: ExportSubject;
  readonly options: ExportOptions['pdf'];
  readonly pages: PagePreview;
  readonly label: string;
}

/** The map under the sheets of paper that it is printed on, with their names and the lines to cut along. */
export function PagesPreview({ subject, options, pages, label }: PagesPreviewProps) {
  const { style, mood, transparent, districts, hexLines } = options;
  const map = mapOf(subject, options);
  const sea = map ? moodOf(map.mood).sea : SEA_COLOR;
  const { sheets, shown, isLying, cutOuts, unprinted } = pages;
  const size = 0.1 * Math.min(shown.right - shown.left, shown.bottom - shown.top);
  return (
    <>
      <PicturePreview
        subject={subject}
        picture={{ scale: MAX_SCALE, style, mood, transparent, districts, hexLines }}
        label={label}
        shown={shown}
        under={sheets
          .map(({ name, paper }) => <rect key={name} className={classes.sheet} {...rectangle(paper)} />)
          .concat(
            transparent
              ? []
              : sheets.map(({ name, map }) => <rect key={`sea ${name}`} fill={sea} {...rectangle(map)} />),
          )}
        over={sheets.map(({ name, paper, map }) => (
          <g key={name}>
            <rect className={classes.paper} {...rectangle(paper)} />
            <rect className={classes.cut} {...rectangle(map)} />
            <text
              className={classes.name}
              fontSize={Math.min(size, 0.16 * (map.right - map.left))}
              x={(map.left + map.right) / 2}
              y={(map.top + map.bottom) / 2}
            >
              {name}
            </text>
          </g>
        ))}
      />
      <ul className={dialog.facts} aria-label={words.pages}>
        <li>{words.mapPages(sheets.length, PAPERS[options.paper].name, isLying)}</li>
        {options.pieces !== 'none' && <li>{words.cutOutSheets(cutOuts)}</li>}
        <li>{words.overviewAndBill}</li>
      </ul>
      {unprinted.length > 0 && (
        <ul className={classes.unprinted} aria-label={words.unprintedLetters}>
          {unprinted.slice(0, MOST_UNPRINTED).map((message) => (
            <li key={message}>{message}</li>
          ))}
          {unprinted.length > MOST_UNPRINTED && (
            <li>{words.moreUnprinted(unprinted.length - MOST_UNPRINTED)}</li>
          )}
        </ul>
      )}
    </>
  );
}

function rectangle({ left, top, right, bottom }: Bounds) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
