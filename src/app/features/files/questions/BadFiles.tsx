import { MAX_PROBLEMS } from '../../../../formats/limits.ts';
import type { BadFile } from '../import/open-files.ts';
import classes from './questions.module.css';
import * as words from '../words.ts';

/** Files shown at once, and problems of one that is alone: all that reading lists, and the count of the rest. */
const MOST_FILES = 20;
const MOST_PROBLEMS = MAX_PROBLEMS + 1;

/** Files with what is wrong with them; without its name when there is only one. */
export function BadFiles({ files }: { readonly files: readonly BadFile[] }) {
  const most = files.length === 1 ? MOST_PROBLEMS : 3;
  return (
    <div className={classes.scroll}>
      {files.slice(0, MOST_FILES).map(({ path: file, problems }) => (
        <section key={file}>
          {files.length > 1 && <h3 className={classes.file}>{file}</h3>}
          <ul className={classes.problems}>
            {problems.slice(0, most).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path !== '' && <code className={classes.path}>{path}</code>} {message}
              </li>
            ))}
          </ul>
          <More count={problems.length - most} />
        </section>
      ))}
      <More count={files.length - MOST_FILES} />
    </div>
  );
}

function More({ count }: { readonly count: number }) {
  return count > 0 && <p className={classes.more}>{words.moreProblems(count)}</p>;
}
