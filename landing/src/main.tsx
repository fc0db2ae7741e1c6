import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './controls/page.css';
import { App } from './App.js';
import { loadFirst } from './loadFirst.js';

/** Draws the page once it has its data. */
async function start(root: HTMLElement): Promise<void> {
  await loadFirst();
  // As a transition, so that the browser can respond to the user while a slow phone draws the page.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
// Not awaited here: what loads meanwhile would wait for this module, of which it needs parts.
if (root) void start(root);
