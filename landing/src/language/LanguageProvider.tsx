import { directionOf, englishTexts, FALLBACK_LOCALE, type TranslationKey } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import Polyglot from 'node-polyglot';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { api, setApiLanguage } from '../api/client.js';
import { PageLoading } from '../layout/PageLoading.js';
import type { SiteLanguage } from '../session/SessionProvider.js';

/** Shared with the panel, so that the language stays the same when switching between them. */
const STORAGE_KEY = 'wayfare.locale';

export type Translate = (key: TranslationKey, params?: Record<string, string | number>) => string;

interface LanguageState {
  t: Translate;
  /** The language of the texts. */
  locale: string;
  /** The locale for numbers, dates and times. */
  dateLocale: string;
  direction: 'ltr' | 'rtl';
  languages: readonly SiteLanguage[];
  setLocale: (locale: string) => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage can be disabled; every visit then uses the default language.
    return null;
  }
}

function remember(locale: string) {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // See `remembered`.
  }
}

/** The initial language: the one chosen before, or the default one (rule 4.49). */
export function initialLocale(languages: readonly SiteLanguage[], chosen: string | null): string {
  const known = languages.find((language) => language.langLocale === chosen);
  return (
    (known ?? languages.find((language) => language.default) ?? languages[0])?.langLocale ?? FALLBACK_LOCALE
  );
}

/** Provides the texts of the chosen language, merged over the bundled English ones. */
export function LanguageProvider({
  languages,
  children,
}: {
  languages: readonly SiteLanguage[];
  children: ReactNode;
}) {
  const [locale, setChosen] = useState(() => initialLocale(languages, remembered()));
  const texts = useQuery({
    queryKey: ['translations', locale],
    queryFn: () => api.get<Record<string, string>>(`translations/${encodeURIComponent(locale)}`),
    staleTime: 5 * 60_000,
    retry: 1,
    // The texts of the previous language stay until the new ones are loaded.
    placeholderData: (before) => before,
  });
  const ready = !texts.isPending;
  const shown = texts.isPlaceholderData ? null : locale;
  const [current, setCurrent] = useState(locale);
  if (shown !== null && shown !== current) setCurrent(shown);

  const direction = directionOf(current);
  useEffect(() => {
    document.documentElement.lang = current;
    document.documentElement.dir = direction;
    setApiLanguage(current);
  }, [current, direction]);

  const state = useMemo<LanguageState>(() => {
    const polyglot = new Polyglot({ locale: current, phrases: { ...englishTexts, ...texts.data } });
    return {
      t: (key, params) => polyglot.t(key, params),
      locale: current,
      dateLocale: usableLocale(
        languages.find((language) => language.langLocale === current)?.dateLocale ?? current,
      ),
      direction,
      languages,
      setLocale: (next) => {
        remember(next);
        setChosen(next);
      },
    };
  }, [current, direction, languages, texts.data]);

  return (
    <LanguageContext.Provider value={state}>{ready ? children : <PageLoading />}</LanguageContext.Provider>
  );
}

/** An admin can enter any date locale; one the browser does not accept must not crash the page. */
function usableLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider');
  return state;
}

/** Only the translation function, which is enough for most components. */
export const useText = (): Translate => useLanguage().t;
