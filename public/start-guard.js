/*
 * Says so when the app cannot start, and offers to reload it: when a file of it does not come, or when what it does
 * first fails. It stands alone, for nothing else may be there, and is silent once there is something on the page. Until
 * the app takes files, one that is dropped on the page does not take its place.
 */
(() => {
  const tell = (reason) => {
    const root = document.getElementById('root');
    if (root === null || root.childElementCount > 0) return;
    const screen = document.createElement('main');
    screen.setAttribute('role', 'alert');
    screen.style.cssText =
      'max-width: 34rem; max-height: 100dvh; box-sizing: border-box; overflow-y: auto; margin: 0 auto; ' +
      'padding: 18vh 24px 24px; font: 16px/1.5 system-ui, sans-serif;';
    const title = document.createElement('h1');
    title.style.cssText = 'font-size: 22px; margin: 0 0 12px;';
    title.textContent = 'Sixfold could not start';
    const words = document.createElement('p');
    words.textContent = `${reason} What you made is kept in this browser, and will be there again.`;
    const button = document.createElement('button');
    button.type = 'button';
    button.style.cssText = 'min-height: 36px; padding: 6px 18px; font: inherit; cursor: pointer;';
    button.textContent = 'Reload';
    button.addEventListener('click', () => location.reload());
    screen.append(title, words, button);
    // The colors of the system, for those of the app may not be there.
    document.documentElement.style.colorScheme = 'light dark';
    document.body.style.cssText = 'color: CanvasText; background: Canvas;';
    root.append(screen);
  };
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement)
        tell('A part of it did not come: the connection may be gone, or a new version has taken its place.');
      else if (event instanceof ErrorEvent) tell(`The error: ${event.message}.`);
    },
    // What a script element tells does not rise to the window.
    true,
  );
  for (const type of ['dragover', 'drop'])
    addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // The app, which hears of it later, says otherwise.
      event.dataTransfer.dropEffect = 'none';
    });
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(`The error: ${reason instanceof Error ? reason.message : String(reason)}.`);
  });
})();
