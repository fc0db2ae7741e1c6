import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { textKey } from './useText.js';

/** The text of any error: the API's message, which is in the user's language. */
export function useErrorText() {
  const translate = useTranslate();
  return useCallback(
    // Messages of the panel itself are text keys.
    (error: unknown) => translate((error instanceof Error && error.message) || textKey('update_failed')),
    [translate],
  );
}
