/*
 * Says so when the app cannot start, and offers to reload it: when a file of it does not come, or when what it does
 * first fails. It stands alone, for nothing else may be there, and is silent once there is something on the page. Until
 * the app takes files, one that is dropped on the page does not take its place.
 */
(() => {
  /** Adds an element with a text and inline styles, which the policy of the page allows. */
  const add = (parent, tag, style, text = '') => {
    const element = document.createElement(tag);
    element.style.cssText = style;
    element.textContent = text;
    parent.append(element);
    return element;
  };
  /** Opened as a file, where browsers run no modules and apply no styles: the page says how to serve it instead. */
  const tellFile = (root) => {
    document.documentElement.style.colorScheme = 'light dark';
    document.body.style.cssText =
      'margin: 0; background: light-dark(#f6f1e7, #1b1e22); color: light-dark(#2b2a33, #e9e4da); ' +
      'font: 16px/1.55 system-ui, sans-serif;';
    const page = add(
      root,
      'main',
      'box-sizing: border-box; max-width: 42rem; margin: 0 auto; padding: 12vh 24px 48px;',
    );
    const logo = add(page, 'img', 'display: block; width: 56px; height: 56px; margin: 0 0 20px -4px;');
    logo.src = './favicon.svg';
    logo.alt = '';
    const title = 'font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 12px;';
    add(page, 'h1', title, 'Sixfold needs a web server');
    const quiet = 'margin: 0 0 28px; color: light-dark(#5c5850, #b3aea4);';
    add(
      page,
      'p',
      quiet,
      'This page was opened as a file. Browsers run Sixfold only when a server delivers it, and any server of static ' +
        'files will do. On your own computer, one command starts one:',
    );
    const steps = add(page, 'ol', 'margin: 0; padding-left: 22px;');
    const step = (text) => add(steps, 'li', 'margin: 0 0 18px; padding-left: 4px;', text);
    const code = (parent, text) =>
      add(
        parent,
        'code',
        'display: block; margin-top: 8px; padding: 10px 14px; border-radius: 8px; overflow-x: auto; ' +
          'white-space: nowrap; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; ' +
          'background: light-dark(#ffffff, #26292e); border: 1px solid light-dark(#ded6c6, #3a3e45);',
        text,
      );
    step('Open a terminal in the folder of this page.');
    const start = step('Start a server with Python, or with Node.js:');
    code(start, 'python3 -m http.server 8000');
    code(start, 'npx http-server --port 8000');
    const open = step('Open this address in the browser:');
    const link = add(code(open, ''), 'a', 'color: light-dark(#1f6f64, #6cc7b8);', 'http://localhost:8000/');
    link.href = link.textContent;
  };
  if (location.protocol === 'file:') {
    tellFile(document.getElementById('root'));
    return;
  }
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
