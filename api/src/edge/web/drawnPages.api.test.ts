import type { DrawPage } from '@wayfare/shared';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { servePages } from './pages.js';

const built = `<!doctype html>
<html lang="en">
  <head>
    <title>Wayfare</title>
    <link rel="stylesheet" href="/site-assets/site.css">
  </head>
  <body>
    <div id="first-screen"></div>
    <div id="root"></div>
  </body>
</html>
`;

let app: TestApp;
let site: express.Express;
let drawn: { path: string; locale: string }[];
let fails: boolean;
const logged: { msg: string; path?: string }[] = [];

/** Draws the name of the app and a text, as the site does. */
const draw: DrawPage = async (path, { locale, business, carTypes }, texts) => {
  drawn.push({ path, locale });
  if (fails) throw new Error('a part of the page cannot be drawn');
  const cars = carTypes.map(({ name }) => name).join();
  return {
    html: `<h1>${business.appinfo.appName}: ${texts['site_slogan']} ${cars}</h1>`,
    styles: `<style>.of-${locale}{}</style>`,
  };
};

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  app = await startTestApp({}, { log });
  const admin = await app.signedIn('admin');
  for (const [langName, langLocale] of [
    ['English', 'en'],
    ['Français', 'fr'],
  ] as const)
    await admin.post('/languages', { langName, langLocale, dateLocale: langLocale, keyValuePairs: {} });
});
afterAll(() => app.close());
beforeEach(() => {
  drawn = [];
  fails = false;
  site = express();
  servePages(site, async () => built, draw, app.services);
});

const open = async (path: string, headers: Record<string, string> = {}) =>
  (await supertest(site).get(path).set(headers)).text;
const sourceIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="page-source">(.*?)<\/script>/.exec(page)?.[1] ?? '');

it.each(['/', '/about-us', '/privacy-policy', '/login', '/register'])(
  'strangers get the content of %s without scripts',
  async (path) => {
    const page = await open(path);
    expect(page).toMatch(/<div id="root"><h1>.*: Wherever the day takes you. <\/h1><\/div>/);
    expect(page).not.toMatch(/first-screen|<noscript>/);
    expect(drawn).toEqual([{ path, locale: 'en' }]);
  },
);

it('the styles of a page come after those of the site', async () => {
  expect(await open('/')).toMatch(/site\.css">\s*<style>.of-en{}<\/style><\/head>/);
});

it('a page is drawn once for all strangers of a language', async () => {
  await open('/');
  await open('/?utm_source=poster', { 'accept-language': 'en-GB' });
  expect(await open('/', { cookie: 'wayfare.locale=fr' })).toContain('<html lang="fr"');
  await open('/?lang=fr');
  expect(drawn).toEqual([
    { path: '/', locale: 'en' },
    { path: '/', locale: 'fr' },
  ]);
});

it('a change of settings, texts or car types shows at once', async () => {
  const admin = await app.signedIn('admin');
  await open('/');
  await app.services.db.settings.saveAppInfo({ appName: 'New <name>' });
  const named = await open('/');
  expect(named).toContain('New <name>: ');
  expect(sourceIn(named).business.appinfo.appName).toBe('New <name>');
  const english = (await admin.get('/languages')).body.find(
    ({ langLocale }: { langLocale: string }) => langLocale === 'en',
  );
  await admin.put(`/languages/${english.id}`, { keyValuePairs: { site_slogan: 'Anywhere.' } });
  expect(await open('/')).toContain('New <name>: Anywhere.');
  await app.services.db.settings.saveAppInfo({ appName: 'Wayfare' });
  expect(await open('/')).toContain('Wayfare: Anywhere.');
  expect(drawn).toHaveLength(4);
});

it.each(['rider', 'driver'] as const)('what only a %s sees is not in the page', async (usertype) => {
  const { user } = await app.signedIn(usertype, { firstName: 'Secretname' });
  const page = await open('/', { authorization: `Bearer ${await app.tokenOf(user.id)}` });
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toMatch(/page-source|Secretname/);
  const stranger = await open('/');
  expect(stranger).toContain('page-source');
  expect(stranger).not.toMatch(new RegExp(`Secretname|${user.id}`));
});

it.each(['/register?as=driver', '/login?next=%2Fbookings', '/login/reset?token=secret', '/nowhere'])(
  'the browser draws %s',
  async (path) => {
    expect(await open(path)).toContain('<div id="root"></div>');
    expect(drawn).toEqual([]);
  },
);

it('where drawing fails, the browser draws the page, and the failure is logged once', async () => {
  fails = true;
  logged.length = 0;
  const page = await open('/');
  expect(page).toMatch(/<div id="first-screen" class="hero">.*<div id="root"><\/div>\s*<noscript>/s);
  expect(page).not.toContain('page-source');
  await open('/');
  expect(logged).toEqual([expect.objectContaining({ msg: 'a page could not be drawn', path: '/' })]);
});
