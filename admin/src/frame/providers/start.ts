import { MutationCache, QueryClient } from '@tanstack/react-query';
import { loginPageFor } from '@wayfare/shared';
import { ApiError, retryDelay } from '@wayfare/web/http';
import { chosenLocale, initialLocale, loadLanguage } from '@wayfare/web/language';
import { type I18nProvider, localStorageStore, type Store } from 'react-admin';
import { bundledTexts, createI18nProvider } from './i18nProvider.js';
import { applyLocale } from './locale.js';
import { loadSession } from '../session/session.js';

/** Data required before the first screen. */
export interface Start {
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  store: Store;
}

/**
 * Loads the session and the language; null after redirecting to sign-in.
 * @throws what `startProblemOf` names
 */
export async function startPanel(): Promise<Start | null> {
  const chosen = chosenLocale();
  // Texts and session load in parallel. Without a choice, the server has written the page's head in the
  // language that is most likely.
  const likely = chosen ?? document.documentElement.lang;
  const early = loadLanguage(likely).catch(() => null);
  const session = await loadSession();
  if (!session) {
    window.location.replace(loginPageFor(window.location.pathname + window.location.search));
    return null;
  }
  const locale = initialLocale(session.languages, chosen, navigator.languages);
  const texts = (likely === locale ? await early : null) ?? (await loadLanguage(locale).catch(bundledTexts));
  applyLocale(locale);

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
    defaultOptions: {
      queries: { staleTime: 10_000, retry: 1, retryDelay, refetchOnWindowFocus: false },
    },
    mutationCache: new MutationCache({
      // A conflict means that the displayed data is outdated.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) void client.invalidateQueries();
      },
    }),
  });
  return client;
}
