import { readFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
afterEach(() => app.close());

it('answers which version and build runs', async () => {
  app = await startTestApp({ WAYFARE_REVISION: '9f0c1d7' });
  const manifest = new URL('../../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const response = await fetch(`${app.url}/healthz`);
  expect(await response.json()).toEqual({ status: 'ok', version, build: '9f0c1d7' });
});
