import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { exportDialog } from '../../src/app/features/files/export/export-dialog.ts';
import { questions } from '../../src/app/features/files/questions.ts';
import { forgetPreferences } from '../../src/app/kit/preference.ts';

/** What a test has put on the page, what its app had open and still had to say, is gone before the next, of any file. */
afterEach(() => {
  cleanup();
  notifications.clean();
  exportDialog.setState(exportDialog.getInitialState());
  questions.setState(questions.getInitialState());
  forgetPreferences();
});
