import { directionOf, type OfferedLanguage, textsFor, type TranslationKey } from '@wayfare/shared';
import {
  applyPageLocale,
  chosenLocale,
  dateLocaleOf,
  initialLocale,
  rememberLocale,
} from '@wayfare/web/language';
import { useQuery } from '@tanstack/react-query';
import Polyglot from 'node-polyglot';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { setApiLanguage } from '@wayfare/web/http';
import { PageLoading } from '../brand/PageLoading.js';
import { useSession } from '../session/SessionProvider.js';
import { textsQuery } from './textsQuery.js';

type Translate = (key: TranslationKey, params?: Record<string, string | number>) => string;

interface LanguageState {
  t: Translate;
  /** The language of the texts. */
  locale: string;
  /** The locale for numbers, dates and times. */
  dateLocale: string;
  direction: 'ltr' | 'rtl';
  languages: readonly OfferedLanguage[];
  setLocale: (locale: string) => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Provides the texts of the chosen language; where they cannot be loaded, the bundled English ones. */
export function LanguageProvider({
  languages,
  first,
  children,
}: {
  languages: readonly OfferedLanguage[];
  /** The language to begin with; null for the one that the reader chose or prefers. */
  first: string | null;
  children: ReactNode;
}) {
  const { category } = useSession().settings;
  const [locale, setChosen] = useState(
    () => first ?? initialLocale(languages, chosenLocale(), navigator.languages),
  );
  const texts = useQuery({
    ...textsQuery(locale),
    // The texts of the previous language stay until the new ones are loaded.
    placeholderData: (before) => before,
  });
  // A file of its own, because hardly anyone needs it.
  const bundled = useQuery({
    queryKey: ['translations', 'bundled', category],
    queryFn: async () => textsFor(category, (await import('./englishTexts.js')).englishTexts),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: texts.isError,
  });
  const phrases = texts.data ?? bundled.data;
  const shown = texts.isPlaceholderData ? null : locale;
  const [current, setCurrent] = useState(locale);
  if (shown !== null && shown !== current) setCurrent(shown);

  const direction = directionOf(current);
  useEffect(() => {
    applyPageLocale(current);
    setApiLanguage(current);
  }, [current]);

  const state = useMemo<LanguageState>(() => {
    const polyglot = new Polyglot({ locale: current, phrases: phrases ?? {} });
    return {
      t: (key, params) => polyglot.t(key, params),
      locale: current,
      dateLocale: dateLocaleOf(languages, current),
      direction,
      languages,
      setLocale: (next) => {
        rememberLocale(next);
        setChosen(next);
      },
    };
  }, [current, direction, languages, phrases]);

  return (
    <LanguageContext.Provider value={state}>{phrases ? children : <PageLoading />}</LanguageContext.Provider>
  );
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider');
  return state;
}

/** Only the translation function, which is enough for most components. */
export const useText = (): Translate => useLanguage().t;
