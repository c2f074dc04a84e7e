import { serve } from '../../../src/worker/serve.ts';

serve({});
throw new Error('broken from the start');
