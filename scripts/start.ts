/** `npm start`: serves the editor and opens it, where there is a screen to open it on. */
import { spawn } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const wanted = process.argv.slice(2);
const opening = hasScreen() ? ['--open'] : [];
const server = spawn(process.execPath, [toolPath('vite'), ...opening, ...wanted], {
  cwd: PROJECT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

/** Opening a browser on a machine without a display, in CI or over SSH only prints errors. */
function hasScreen(): boolean {
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || SSH_CONNECTION) return false;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}
