import type { AppCategory } from './publicSettings.schema.js';

/**
 * The suffix of keys for businesses that deliver parcels. Their texts replace those of the keys without it.
 */
export const DELIVERY_SUFFIX = '_delivery';

/**
 * Returns the texts of a business, by the keys that the code uses. If the business delivers parcels, a text
 * such as `trip_title_delivery` replaces `trip_title`. A key with the suffix but without such a counterpart
 * is an ordinary key.
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
