import express from 'express';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { servePages } from './pages.js';
import { serveSiteFiles } from './siteFiles.js';

const built = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="As built." />
    <title>Wayfare</title>
  </head>
  <body>
    <div id="first-screen"></div>
    <div id="root"></div>
  </body>
</html>
`;

let app: TestApp;
const site = express();

beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.signedIn('admin');
  for (const [langName, langLocale, keyValuePairs] of [
    ['English', 'en', {}],
    [
      'Français',
      'fr',
      { site_about_us: 'Qui sommes-nous ?', site_slogan_text: 'Un chauffeur près de vous.' },
    ],
    ['العربية', 'ar', {}],
  ] as const)
    await admin.post('/languages', { langName, langLocale, dateLocale: langLocale, keyValuePairs });
  await app.services.db.settings.saveAppInfo({ appName: 'Cabs & <Co>', CompanyName: 'Cabs Ltd' });
  serveSiteFiles(site, app.services);
  servePages(site, async () => built, undefined, app.services);
});
afterAll(() => app.close());

const open = async (path: string, headers: Record<string, string> = {}) =>
  (await supertest(site).get(path).set(headers)).text;
const url = (path: string) => new URL(path, app.services.config.PUBLIC_URL).href;

describe('a public page', () => {
  it('has its title, description, address and picture before any script runs', async () => {
    const page = await open('/about-us');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('<title>About us · Cabs &amp; &lt;Co&gt;</title>');
    expect(page).not.toContain('As built.');
    expect(page).toMatch(/<meta name="description" content="Cabs &amp; &lt;Co&gt; connects people/);
    expect(page).toContain(`<meta property="og:image" content="${url('/site-assets/share.png')}" />`);
    expect(page).toContain('<meta property="og:title" content="About us · Cabs &amp; &lt;Co&gt;" />');
    expect(page).not.toContain('noindex');
  });

  it.each(['/about-us', '/no-such-page'])(
    'preloads the first requests of the app, in the reader’s language: %s',
    async (path) => {
      const page = await open(path, { 'accept-language': 'fr' });
      for (const first of ['/api/bootstrap', '/api/translations/fr'])
        expect(page).toContain(`<link rel="preload" as="fetch" crossorigin href="${first}" />`);
    },
  );

  it('shows its heading before any script runs, if it is the home page', async () => {
    const home = await open('/', { 'accept-language': 'fr' });
    expect(home).toMatch(
      /<div id="first-screen" class="hero">.*<h1>.+<\/h1><p>Un chauffeur près de vous.<\/p>/,
    );
    expect(await open('/about-us')).toContain('<div id="first-screen"></div>');
  });

  it('is in the language that the browser prefers, or that its address names', async () => {
    const french = await open('/about-us', { 'accept-language': 'de, fr-CA;q=0.8' });
    expect(french).toContain('<html lang="fr" dir="ltr">');
    expect(french).toContain('<title>Qui sommes-nous ? · ');
    expect(french).toContain(`<link rel="canonical" href="${url('/about-us?lang=fr')}" />`);
    const arabic = await open('/?lang=ar', { 'accept-language': 'fr', cookie: 'wayfare.locale=fr' });
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(await open('/?lang=tlh', { cookie: 'wayfare.locale=fr' })).toContain('<html lang="fr"');
  });

  it('names its address in each language', async () => {
    const page = await open('/');
    for (const [hreflang, path] of [
      ['x-default', '/'],
      ['en', '/?lang=en'],
      ['fr', '/?lang=fr'],
      ['ar', '/?lang=ar'],
    ])
      expect(page).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${url(path as string)}" />`);
  });

  it('describes the business to search engines, whatever its name contains', async () => {
    await app.services.db.settings.saveAppInfo({ appName: '</script><b>', CompanyName: 'Cabs Ltd' });
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await open('/')) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'TaxiService',
      name: '</script><b>',
      url: url('/'),
    });
    await app.services.db.settings.saveAppInfo({ appName: 'Cabs & <Co>', CompanyName: 'Cabs Ltd' });
  });

  it('shows readers without scripts what it is about, and links to the other pages', async () => {
    const [, content] = /<noscript>(.*)<\/noscript>/.exec(await open('/')) ?? [];
    expect(content).toContain('<h1>Wherever the day takes you.</h1>');
    expect(content).toContain('Please turn on JavaScript');
    expect(content).toContain('<a href="/about-us">About us</a>');
  });

  it('leads readers without scripts to the apps and to the address of the business', async () => {
    const saved = (info: object) => app.services.db.settings.saveAppInfo(info);
    await saved({ PlayStoreLink: 'https://apps.example/a?b=1&c', contact_email: 'desk@cabs.example' });
    const [, content] = /<noscript>(.*)<\/noscript>/.exec(await open('/')) ?? [];
    expect(content).toContain('<a href="https://apps.example/a?b=1&amp;c">Google Play</a>');
    expect(content).toContain('<a href="mailto:desk@cabs.example">desk@cabs.example</a>');
    await saved({ PlayStoreLink: null });
    expect(await open('/')).not.toContain('Google Play');
  });
});

it.each(['/nowhere', '/login/reset?token=secret'])('%s is kept from search engines', async (path) => {
  const page = await open(path);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).not.toMatch(/canonical|og:|secret/);
  expect(page).toContain('<title>Cabs &amp; &lt;Co&gt;</title>');
});

it('robots.txt closes the API and pages that need a sign-in, and names the sitemap', async () => {
  const lines = (await open('/robots.txt')).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /bookings',
      'Disallow: /settings',
    ]),
  );
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain(`Sitemap: ${url('/sitemap.xml')}`);
});

it('sitemap.xml lists each public page in each language', async () => {
  const response = await supertest(site).get('/sitemap.xml');
  expect(response.type).toBe('application/xml');
  for (const path of ['/', '/about-us', '/privacy-policy', '/login', '/register'])
    expect(response.text).toContain(`<loc>${url(path)}</loc>`);
  expect(response.text).toContain(`hreflang="ar" href="${url('/about-us?lang=ar')}"`);
  expect(response.text.match(/<url>/g)).toHaveLength(5);
});

it('the manifest names the app, in the language of the reader', async () => {
  const response = await supertest(site).get('/manifest.webmanifest').set('accept-language', 'ar');
  expect(response.type).toBe('application/manifest+json');
  expect(JSON.parse(response.text)).toMatchObject({
    name: 'Cabs & <Co>',
    lang: 'ar',
    dir: 'rtl',
    display: 'standalone',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
  });
});

it.each([
  [null, '/'],
  ['rider', '/'],
  ['driver', '/bookings'],
  ['admin', '/dashboard'],
] as const)('the installed app of %s opens with %s', async (usertype, start) => {
  const request = supertest(site).get('/manifest.webmanifest');
  if (usertype)
    void request.set('authorization', `Bearer ${await app.tokenOf((await app.signedIn(usertype)).user.id)}`);
  expect(JSON.parse((await request).text)).toMatchObject({ id: '/', start_url: start });
});

it('the installed app offers its reader their pages', async () => {
  const shortcutsOf = async (usertype: 'rider' | 'driver' | null) => {
    const request = supertest(site).get('/manifest.webmanifest');
    if (usertype)
      void request.set(
        'authorization',
        `Bearer ${await app.tokenOf((await app.signedIn(usertype)).user.id)}`,
      );
    return JSON.parse((await request).text).shortcuts;
  };
  expect(await shortcutsOf(null)).toEqual([{ name: 'Book a trip', url: '/' }]);
  expect(await shortcutsOf('rider')).toEqual([
    { name: 'Book a trip', url: '/' },
    { name: 'My trips', url: '/bookings' },
    { name: 'Wallet', url: '/profile/wallet' },
  ]);
  expect(await shortcutsOf('driver')).toEqual([
    { name: 'My tasks', url: '/bookings' },
    { name: 'Profile', url: '/profile' },
  ]);
});
