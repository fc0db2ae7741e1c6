import { directionOf, FALLBACK_LOCALE } from '@wayfare/shared';
import { useSyncExternalStore } from 'react';
import { setApiLanguage } from './api.js';
import type { PanelLanguage } from './session.js';

/** Shared with the site, so that the language stays the same when switching between them. */
const STORAGE_KEY = 'wayfare.locale';

let current = FALLBACK_LOCALE;
const listeners = new Set<() => void>();

/** The language chosen on an earlier visit. */
export function rememberedLocale(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage can be disabled; every visit then uses the default language.
    return null;
  }
}

/** The initial language: the one chosen before, or the default one. */
export function initialLocale(languages: readonly PanelLanguage[], chosen: string | null): string {
  const known = languages.find((language) => language.langLocale === chosen);
  return (known ?? languages.find((language) => language.default))?.langLocale ?? FALLBACK_LOCALE;
}

/** Applies a language everywhere outside react-admin: document, API messages, next visit. */
export function applyLocale(locale: string, remember: boolean) {
  current = locale;
  setApiLanguage(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  if (remember) {
    try {
      localStorage.setItem(STORAGE_KEY, locale);
    } catch {
      // See `rememberedLocale`.
    }
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The direction of the current language, for components above react-admin: theme and styles. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, () => directionOf(current));
}
