import { chosenLocale, initialLocale } from '@wayfare/shared/web/language';
import { queryClient } from './api/queryClient.js';
import { carTypesQuery } from './booking/carTypes.js';
import { textsQuery } from './language/textsQuery.js';
import { bootstrapQuery } from './session/SessionProvider.js';

/** Loads what the first page needs into the query cache. The app handles what could not be loaded. */
export async function loadFirst(): Promise<void> {
  // Not waited for: usually, the form then has its full height from the start.
  if (window.location.pathname === '/') void queryClient.prefetchQuery(carTypesQuery);
  await queryClient.prefetchQuery(bootstrapQuery);
  const bootstrap = queryClient.getQueryData(bootstrapQuery.queryKey);
  if (!bootstrap) return;
  // Loaded beside the texts, so that a signed-in user's live connection opens with the page.
  if (bootstrap.user) void import('./session/openSocket.js').catch(() => undefined);
  await queryClient.prefetchQuery(
    textsQuery(initialLocale(bootstrap.languages, chosenLocale(), navigator.languages)),
  );
}
