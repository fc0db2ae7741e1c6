import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { directionOf, type DrawPage } from '@wayfare/shared';
import { type EmotionCache, loadDirection, stylesOf } from '@wayfare/web/language';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppProviders } from './AppProviders.js';
import { createQueryClient } from './frame/api/queryClient.js';
import { carTypesQuery } from './people/carType/carTypes.js';
import { textsQuery } from './frame/language/textsQuery.js';
import { publicPages, routesTo, siteRoutes } from './publicPages.js';
import { bootstrapQuery } from './frame/session/SessionProvider.js';

/** How long drawing a page may take, in ms. */
const LIMIT_MS = 10_000;

/** Draws a public page in the server's process, as every stranger sees it: it knows no user. */
export const drawPage: DrawPage = async (path, { locale, business, carTypes }, texts) => {
  if (!publicPages.some(([known]) => known === path)) throw new Error(`There is no public page ${path}.`);
  const direction = directionOf(locale);
  await loadDirection(direction);
  const cache = stylesOf(direction);
  // Emotion then keeps the styles instead of writing them between the elements of the page.
  cache.compat = true;
  const client = createQueryClient();
  client.setQueryData(bootstrapQuery.queryKey, { ...business, user: null, problem: null });
  client.setQueryData(textsQuery(locale).queryKey, texts);
  client.setQueryData(carTypesQuery.queryKey, [...carTypes]);
  try {
    const html = await draw(
      <StrictMode>
        <AppProviders client={client} locale={locale}>
          <StaticRouter location={path}>{siteRoutes(routesTo(publicPages))}</StaticRouter>
        </AppProviders>
      </StrictMode>,
    );
    return { html, styles: stylesIn(html, cache) };
  } finally {
    client.clear();
  }
};

function draw(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      // As one piece: parts that come later need scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const collected = new PassThrough();
        text(collected).then(resolve, reject);
        stream.pipe(collected);
      },
      onShellError: reject,
      onError: reject,
    });
    setTimeout(() => stream.abort(new Error('drawing took too long')), LIMIT_MS).unref();
  });
}

/** The styles of the elements of a page, as an element of its head that Emotion takes over in the browser. */
function stylesIn(html: string, { key, inserted, registered }: EmotionCache): string {
  const used = new Set(html.match(new RegExp(`(?<=\\b${key}-)[\\w-]+`, 'g')));
  const rules = Object.entries(inserted).filter(
    ([name, rule]) => typeof rule === 'string' && (used.has(name) || !(`${key}-${name}` in registered)),
  );
  if (used.size === 0 || rules.length === 0) return '';
  const names = rules.map(([name]) => name).join(' ');
  return `<style data-emotion="${key} ${names}">${rules.map(([, rule]) => rule).join('')}</style>`;
}
