import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { loadFirst } from './loadFirst.js';

const root = document.getElementById('root');
if (root) {
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
