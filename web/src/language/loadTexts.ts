import { directionOf } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { loadDirection } from './directionStyles.js';

/** Keys to texts, flat. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language. The API merges them over the English ones, so none is missing. */
export const loadTexts = (locale: string): Promise<Texts> =>
  call.get('/translations/{locale}', { path: { locale } });

/** The texts of a language, and what mirrors styles if its direction needs it. */
export async function loadLanguage(locale: string): Promise<Texts> {
  const [texts] = await Promise.all([loadTexts(locale), loadDirection(directionOf(locale))]);
  return texts;
}
