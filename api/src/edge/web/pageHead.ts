import { type AppInfo, directionOf, type Language } from '@wayfare/shared';
import { fill } from '../../basics/language/translate.js';
import { escapeHtml } from '../../platform/operation/escapeHtml.js';
import type { DrawnPage } from './drawnPages.js';
import { withFirstScreen } from './firstScreen.js';
import { pageAddress, publicPages } from './publicPages.js';

/** The data that the head of a page depends on. */
export interface PageContext {
  /** The path of the page, without parameters. */
  path: string;
  /** The address of the site, `PUBLIC_URL`. */
  publicUrl: string;
  category: 'taxi' | 'delivery';
  appInfo: Pick<AppInfo, 'appName' | 'CompanyName'> &
    Partial<Pick<AppInfo, 'contact_email' | 'AppleStoreLink' | 'PlayStoreLink'>>;
  locale: string;
  languages: readonly Pick<Language, 'langLocale' | 'default'>[];
  translate(key: string): string;
}

/** The picture that messengers show with a link: 1200 by 630 pixels. */
const PICTURE = '/site-assets/share.png';

/**
 * Completes an app's page for its reader: language, title, and for public pages what search engines and
 * messengers show. Without scripts, readers see the drawn page, else the title, the description and links to
 * the other public pages.
 * @param html the page as built, with its own title and description
 * @param drawn the content of the page, if the server has drawn it
 */
export function withHead(html: string, context: PageContext, drawn: DrawnPage | null = null): string {
  const { locale, appInfo } = context;
  const page = publicPages.find(({ path }) => path === context.path);
  const phrase = (key: string) =>
    fill(context.translate(key), { appName: appInfo.appName, company: appInfo.CompanyName });
  const heading = page?.title ? phrase(page.title) : phrase('site_slogan');
  const title = titleOf(page ? heading : '', appInfo.appName, page !== undefined && !page.title);
  const ownTags = page
    ? publicTags(context, { title, description: phrase(page.description), path: page.path })
    : hidden;
  const tags = [...ownTags, ...firstRequests(locale), OLD_BROWSERS];
  const shown =
    page?.path === '/' && !drawn ? withFirstScreen(html, heading, phrase('site_slogan_text')) : html;
  const framed = drawn
    ? withContent(shown, drawn)
    : shown.replace(
        ROOT,
        () =>
          `${ROOT}\n    ${withoutScripts(heading, page ? phrase(page.description) : '', phrase, appInfo)}`,
      );
  return framed
    .replace('<body>', (body) => `${body}\n    ${forOldBrowsers(phrase('site_browser_too_old'))}`)
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(title)}</title>\n    ${tags.join('\n    ')}`,
    );
}

/** Shows the sentence for browsers below the floor. It runs before the app, which they may not even read. */
const OLD_BROWSERS = '<script src="/site-assets/too-old.js" defer></script>';

/** What a browser below the floor of `package.json` shows instead of a page that stays blank. */
const forOldBrowsers = (sentence: string) =>
  `<template id="too-old"><p role="alert" style="position:relative;z-index:3001;margin:0;padding:16px;background:#fff4d6;color:#1f1a0b;font:16px/1.5 sans-serif">${escapeHtml(sentence)}</p></template>`;

/**
 * The element in which the browser renders the page. In the site, an element that covers the page until then
 * comes before it.
 */
const ROOT = '<div id="root"></div>';
const FRAME = /<div id="first-screen"><\/div>\s*<div id="root"><\/div>/;

/** Puts the rendered page into the built page, with the data that the browser needs to take it over. */
const withContent = (built: string, { html, styles, source }: DrawnPage): string =>
  built
    // The page's styles come after those of the whole site, where the browser would also add them.
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      FRAME,
      () =>
        `<div id="root">${html}</div>\n    <script type="application/json" id="page-source">${asData(source)}</script>`,
    );

/** Inside a script element, only `<` could end the data. */
const asData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeHtml(href)}" />`;

/** Returns links that preload the first requests of both apps, before their scripts have loaded. */
const firstRequests = (locale: string) =>
  ['/api/bootstrap', `/api/translations/${encodeURIComponent(locale)}`].map((href) =>
    link('preload', href, ' as="fetch" crossorigin'),
  );

const hidden = ['<meta name="robots" content="noindex" />'];

function titleOf(heading: string, appName: string, isHome: boolean): string {
  if (!heading) return appName;
  return isHome ? `${appName} · ${heading}` : `${heading} · ${appName}`;
}

function publicTags(
  { publicUrl, category, appInfo, locale, languages }: PageContext,
  { title, description, path }: { title: string; description: string; path: string },
): string[] {
  const isDefault = languages.find((language) => language.default)?.langLocale === locale;
  const address = pageAddress(publicUrl, path, isDefault ? undefined : locale);
  const picture = new URL(PICTURE, publicUrl).href;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
  return [
    meta('name', 'description', description),
    link('canonical', address),
    link('alternate', pageAddress(publicUrl, path), ' hreflang="x-default"'),
    ...languages.map(({ langLocale }) =>
      link('alternate', pageAddress(publicUrl, path, langLocale), ` hreflang="${escapeHtml(langLocale)}"`),
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', appInfo.appName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' ? [structuredData(category, appInfo, publicUrl, description)] : []),
  ];
}

/** The business as search engines read it (schema.org). */
function structuredData(
  category: PageContext['category'],
  { appName, CompanyName }: PageContext['appInfo'],
  publicUrl: string,
  description: string,
): string {
  const business = {
    '@context': 'https://schema.org',
    ...(category === 'taxi'
      ? { '@type': 'TaxiService' }
      : { '@type': 'Service', serviceType: 'Parcel delivery' }),
    name: appName,
    description,
    url: new URL('/', publicUrl).href,
    provider: { '@type': 'Organization', name: CompanyName },
  };
  return `<script type="application/ld+json">${asData(business)}</script>`;
}

/**
 * Returns the content for readers without scripts: a description of the page, links to the other public pages
 * and the apps, and the address for questions.
 */
function withoutScripts(
  heading: string,
  description: string,
  phrase: (key: string) => string,
  { contact_email: email, AppleStoreLink, PlayStoreLink }: PageContext['appInfo'],
): string {
  const links = [
    ...publicPages.flatMap(({ path, title }) => (title ? [{ href: path, text: phrase(title) }] : [])),
    ...(AppleStoreLink ? [{ href: AppleStoreLink, text: 'App Store' }] : []),
    ...(PlayStoreLink ? [{ href: PlayStoreLink, text: 'Google Play' }] : []),
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
  ].map(({ href, text }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`);
  return `<noscript><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p><p>${escapeHtml(phrase('site_needs_scripts'))}</p><ul>${links.join('')}</ul></noscript>`;
}
