import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.js';
import { watchForInput } from './frame/providers/api.js';
import { startPanel } from './frame/providers/start.js';
import { settingsProblemOf } from '@wayfare/web/session';
import { StartFailed } from './frame/layout/StartFailed.js';

watchForInput(window);
const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  startPanel().then(
    (start) => {
      if (!start) return;
      const router = createBrowserRouter([{ path: '*', element: <App start={start} /> }]);
      root.render(<RouterProvider router={router} />);
    },
    (error: unknown) => root.render(<StartFailed problem={settingsProblemOf(error)} />),
  );
}
