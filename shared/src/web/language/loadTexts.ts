import { directionOf } from '../../language/direction.js';
import { api } from '../http/api.js';
import { loadDirection } from './directionStyles.js';

/** Keys to texts, flat. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a language, and what its direction needs. The API merges the texts over the English ones, so none is missing. */
export async function loadTexts(locale: string): Promise<Texts> {
  const [texts] = await Promise.all([
    api.get<Texts>(`translations/${encodeURIComponent(locale)}`),
    loadDirection(directionOf(locale)),
  ]);
  return texts;
}
