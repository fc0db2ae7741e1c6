import type { TranslationKey } from '@wayfare/shared';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

export type TextOptions = Record<string, string | number>;

/** Marks a string as a key of the texts, so that the compiler knows a text that is not there. */
export const textKey = (key: TranslationKey): TranslationKey => key;

/** Translating with keys the compiler knows. */
export function useText() {
  const translate = useTranslate();
  return useCallback((key: TranslationKey, options?: TextOptions) => translate(key, options), [translate]);
}
