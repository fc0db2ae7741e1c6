import { MutationCache, QueryClient } from '@tanstack/react-query';
import { HttpError, type I18nProvider, localStorageStore, type Store } from 'react-admin';
import { bundledTexts, createI18nProvider, fetchTexts } from './i18nProvider.js';
import { applyLocale, initialLocale, rememberedLocale } from './locale.js';
import { loadSession } from './session.js';

/** What has to be there before the first screen. */
export interface Start {
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  store: Store;
}

/**
 * Who is signed in and in which language; null after leaving for the sign-in page.
 * @throws what `startProblemOf` names
 */
export async function startPanel(): Promise<Start | null> {
  const chosen = rememberedLocale();
  // Asked for at once when it is known, so that texts and session travel together.
  const early = chosen ? fetchTexts(chosen).catch(() => null) : null;
  const session = await loadSession();
  if (!session) {
    window.location.replace('/login');
    return null;
  }
  const locale = initialLocale(session.languages, chosen);
  const texts = (chosen === locale ? await early : null) ?? (await fetchTexts(locale).catch(bundledTexts));
  applyLocale(locale, false);

  const store = localStorageStore('1', 'wayfare.panel');
  store.setItem('locale', locale);
  return {
    i18nProvider: createI18nProvider(locale, texts, session.languages),
    queryClient: createQueryClient(),
    store,
  };
}

function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: false } },
    mutationCache: new MutationCache({
      // A conflict means that what is in sight is no longer so.
      onError: (error) => {
        if (error instanceof HttpError && error.status === 409) void client.invalidateQueries();
      },
    }),
  });
  return client;
}
