import type { TranslationKey } from '@wayfare/shared';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

type TextOptions = Record<string, string | number>;

/** Marks a string as a text key, so that the compiler detects missing texts. */
export const textKey = (key: TranslationKey): TranslationKey => key;

/** Translation with keys known to the compiler. */
export function useText() {
  const translate = useTranslate();
  return useCallback((key: TranslationKey, options?: TextOptions) => translate(key, options), [translate]);
}
