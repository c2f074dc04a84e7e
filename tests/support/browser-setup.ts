import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { exportDialog } from '../../src/app/features/files/export/export-dialog.ts';
import { questions } from '../../src/app/features/files/questions.ts';
import { forgetPreferences } from '../../src/app/kit/preference.ts';

// As long as what is polled.
configure({ asyncUtilTimeout: 30_000 });

/**
 * Removes everything from the page that a test put there, components and notifications, before the next test of any
 * file.
 */
afterEach(() => {
  cleanup();
  notifications.clean();
  exportDialog.setState(exportDialog.getInitialState());
  questions.setState(questions.getInitialState());
  forgetPreferences();
});
