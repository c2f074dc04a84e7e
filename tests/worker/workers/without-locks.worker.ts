import { HAS_LOCKS } from './no-locks.ts';
import './hostile.worker.ts';

if (HAS_LOCKS) throw new Error('the browser kept its locks');
