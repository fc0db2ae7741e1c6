import { expect, test } from '@playwright/test';
import { signedIn } from './people.js';
import { desktop } from './screens.js';
import { withImports } from './scriptWeight.js';

const LIMIT_BYTES = 250_000;
const PANEL = '/panel-assets/assets/';

test('the panel and its dashboard are usable with less than 250 kB of scripts as they are sent', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await (await context.request.get('/dashboard')).text();
  const named = [...page.matchAll(/(?:src|href)="\/panel-assets\/assets\/([^"]+\.js)"/g)];
  const entry = /src="\/panel-assets\/assets\/([^"]+\.js)"/.exec(page)?.[1] as string;
  const sizes = new Map<string, number>();
  for (const [, name] of named) await withImports(context.request, PANEL, name as string, sizes);
  const entryScript = await (await context.request.get(PANEL + entry)).text();
  // The bundler puts it into the script of the first screen, or into one of its own.
  const dashboard = /\.\/(Dashboard-[^"'`]+\.js)/.exec(entryScript)?.[1];
  if (dashboard) await withImports(context.request, PANEL, dashboard, sizes);

  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // A smaller size would mean that the test has missed scripts.
  expect(bytes).toBeGreaterThan(LIMIT_BYTES / 2);
  expect(bytes, [...sizes].map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(
    LIMIT_BYTES,
  );
  await context.close();
});
