import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What a test has put on the page, and what its app still had to say, is gone before the next, of any file. */
afterEach(() => {
  cleanup();
  notifications.clean();
});
