import type { PageSource } from '@wayfare/shared';
import { chosenLocale, initialLocale } from '@wayfare/web/language';
import type { Bootstrap } from '@wayfare/web/session';
import equal from 'fast-deep-equal';
import { queryClient } from './frame/api/queryClient.js';
import { carTypesQuery } from './people/carType/carTypes.js';
import { textsQuery } from './frame/language/textsQuery.js';
import { bootstrapQuery } from './frame/session/SessionProvider.js';

/**
 * Loads the data of the first page into the query cache. The app handles data that could not be loaded.
 * @param drawn the data from which the server rendered the page; null if it did not
 * @returns whether the rendered page can be taken over
 */
export async function loadFirst(drawn: PageSource | null): Promise<boolean> {
  if (drawn) void queryClient.prefetchQuery(textsQuery(drawn.locale));
  // Not awaited. Usually, it arrives early enough for the form to have its full height from the start.
  else if (window.location.pathname === '/') void queryClient.prefetchQuery(carTypesQuery);
  await queryClient.prefetchQuery(bootstrapQuery);
  const bootstrap = queryClient.getQueryData(bootstrapQuery.queryKey);
  const takesOver = drawn !== null && bootstrap !== undefined && isStillSo(drawn, bootstrap);
  if (takesOver) queryClient.setQueryData(carTypesQuery.queryKey, [...drawn.carTypes]);
  if (!bootstrap) return false;
  // Loaded beside the texts, so that a signed-in user's live connection opens with the page.
  if (bootstrap.user) void import('./frame/session/openSocket.js').catch(() => undefined);
  const texts = textsQuery(readersLocale(bootstrap));
  await queryClient.prefetchQuery(texts);
  return takesOver && queryClient.getQueryData(texts.queryKey) !== undefined;
}

/** Whether the page would be drawn from the same now, for this reader. It was drawn for strangers. */
function isStillSo({ locale, business }: PageSource, bootstrap: Bootstrap): boolean {
  const { user, problem, settings, appinfo, languages } = bootstrap;
  if (user || problem || readersLocale(bootstrap) !== locale) return false;
  const now = [settings, appinfo, languages];
  return equal(now, [business.settings, business.appinfo, business.languages]);
}

const readersLocale = ({ languages }: Bootstrap) =>
  initialLocale(languages, chosenLocale(), navigator.languages);
