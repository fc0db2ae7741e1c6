import { directionOf, FALLBACK_LOCALE } from '@wayfare/shared';
import { applyPageLocale } from '@wayfare/web/language';
import { useSyncExternalStore } from 'react';
import { setApiLanguage } from '@wayfare/web/http';

let current = FALLBACK_LOCALE;
const listeners = new Set<() => void>();

/** Applies a language everywhere outside react-admin: page, API messages, theme and styles. */
export function applyLocale(locale: string): void {
  current = locale;
  setApiLanguage(locale);
  applyPageLocale(locale);
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
