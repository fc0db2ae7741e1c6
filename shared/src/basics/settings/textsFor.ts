import type { AppCategory } from './settings.schema.js';

/** What the key of a text adds to that of the text it replaces where the business delivers parcels. */
export const DELIVERY_SUFFIX = '_delivery';

/**
 * The texts of a business, by the keys that the code uses: where it delivers parcels, a text such as
 * `trip_title_delivery` is that of `trip_title`. Other keys that end like this are texts of their own.
 */
export function textsFor<Texts extends Readonly<Record<string, string>>>(
  category: AppCategory,
  texts: Texts,
): Record<keyof Texts & string, string> {
  const shown: Record<string, string> = { ...texts };
  if (category === 'taxi') return shown as Record<keyof Texts & string, string>;
  for (const [key, text] of Object.entries(texts)) {
    const replaced = key.slice(0, -DELIVERY_SUFFIX.length);
    if (key.endsWith(DELIVERY_SUFFIX) && replaced in texts) shown[replaced] = text;
  }
  return shown as Record<keyof Texts & string, string>;
}

/** One text of a business, as `textsFor` would show it; undefined where `texts` has none. Copies nothing. */
export function textFor(
  category: AppCategory,
  texts: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  if (!Object.hasOwn(texts, key)) return undefined;
  const ofDelivery = key + DELIVERY_SUFFIX;
  return category === 'delivery' && Object.hasOwn(texts, ofDelivery) ? texts[ofDelivery] : texts[key];
}
