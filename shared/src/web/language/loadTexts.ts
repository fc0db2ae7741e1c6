import { api } from '../http/api.js';

/** Keys to texts, flat. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language. The API merges them over the English ones, so none is missing. */
export const loadTexts = (locale: string): Promise<Texts> =>
  api.get<Texts>(`translations/${encodeURIComponent(locale)}`);
