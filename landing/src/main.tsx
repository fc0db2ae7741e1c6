import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './frame/controls/page.css';
import './frame/controls/dark.css';
import { App } from './App.js';
import { loadFirst } from './loadFirst.js';
import { keepInstallPrompt } from './frame/install/installPrompt.js';
import { keepEarlyClicks } from './frame/session/earlyInput.js';
import { pageSource } from './frame/session/pageSource.js';

/** Renders the page once it has its data, or takes over the page that the server rendered. */
async function start(root: HTMLElement): Promise<void> {
  const drawn = pageSource();
  const forgetClicks = drawn ? keepEarlyClicks(root) : null;
  const takesOver = await loadFirst(drawn);
  if (!takesOver) forgetClicks?.();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // As a transition, so that the browser can respond to the user while a slow phone draws the page.
  startTransition(() => {
    if (takesOver) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

keepInstallPrompt();
const root = document.getElementById('root');
// Not awaited here, because the modules it loads import parts of this one and would wait for it.
if (root) void start(root);
