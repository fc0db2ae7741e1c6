import { directionOf, homeOf, pageRoutes, type TranslationKey, type User } from '@wayfare/shared';
import type { Express } from 'express';
import { localeOf, textsOf } from '../../basics/language/translate.js';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';
import type { EdgeServices } from '../services.js';
import { pageUserOf } from './pages.js';
import { pageAddress, publicPages } from './publicPages.js';

/** Colors of the installed app: its splash screen and its title bar. */
const COLOR = '#0b2b2e';
const icon = (file: string, sizes: string, type: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/site-assets/${file}`,
  sizes,
  type,
  purpose,
});

/**
 * Serves the files that search engines and browsers ask of every site: `robots.txt`, `sitemap.xml` and the
 * web app manifest.
 */
export function serveSiteFiles(app: Express, services: EdgeServices): void {
  const { db, config } = services;

  app.get('/robots.txt', (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(robots(config.PUBLIC_URL));
  });

  app.get('/sitemap.xml', async (_request, response) => {
    const locales = (await db.languages.all()).map(({ langLocale }) => langLocale);
    response
      .type('application/xml')
      .set('Cache-Control', 'public, max-age=3600')
      .send(sitemap(config.PUBLIC_URL, locales));
  });

  app.get('/manifest.webmanifest', async (request, response) => {
    const [{ appName }, locale, user] = await Promise.all([
      db.settings.appInfo(),
      localeOf(request, services),
      pageUserOf(request, services),
    ]);
    const texts = await textsOf(locale, services);
    response
      .type('application/manifest+json')
      .set('Cache-Control', 'no-cache')
      .vary('Accept-Language, Cookie')
      .send(JSON.stringify({ ...manifest(appName, locale, user), shortcuts: shortcutsOf(user, texts) }));
  });
}

/** Pages that need a sign-in are kept from search engines, and so is the API. */
function robots(publicUrl: string): string {
  const closed = pageRoutes.filter(({ roles }) => roles !== 'public').map(({ path }) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed,
    '',
    `Sitemap: ${pageAddress(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** Every public page in every language. */
function sitemap(publicUrl: string, locales: readonly string[]): string {
  const pages = publicPages.map(({ path }) => {
    const versions = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(pageAddress(publicUrl, path, locale))}"/>`,
    );
    return `<url><loc>${escapeHtml(pageAddress(publicUrl, path))}</loc>${versions.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${pages.join('\n')}\n</urlset>\n`
  );
}

/** Creates the W3C Web App Manifest, with which a browser installs the site as an app. */
const manifest = (appName: string, locale: string, user: Pick<User, 'usertype' | 'staffRole'> | null) => ({
  id: '/',
  name: appName,
  short_name: appName,
  lang: locale,
  dir: directionOf(locale),
  // A driver's app opens with the console.
  start_url: user === null ? '/' : homeOf(user.usertype, user.staffRole),
  scope: '/',
  display: 'standalone',
  background_color: COLOR,
  theme_color: COLOR,
  icons: [
    icon('favicon.svg', 'any', 'image/svg+xml'),
    icon('icon-192.png', '192x192', 'image/png'),
    icon('icon-512.png', '512x512', 'image/png'),
    icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
  ],
});

/** What a long press on the installed app's icon offers. */
function shortcutsOf(user: Pick<User, 'usertype'> | null, texts: Record<string, string>) {
  const to = (url: string, text: TranslationKey) => ({ name: texts[text] ?? text, url });
  switch (user?.usertype) {
    case 'rider':
      return [
        to('/', 'trip_book_first'),
        to('/bookings', 'trip_my_trips'),
        to('/profile/wallet', 'wallet_title'),
      ];
    case 'driver':
      return [to('/bookings', 'console_tasks'), to('/profile', 'account_profile')];
    case undefined:
      return [to('/', 'trip_book_first')];
    default:
      return [];
  }
}
