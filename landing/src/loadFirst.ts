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
  const languages = queryClient.getQueryData(bootstrapQuery.queryKey)?.languages;
  if (!languages) return;
  await queryClient.prefetchQuery(textsQuery(initialLocale(languages, chosenLocale(), navigator.languages)));
}
