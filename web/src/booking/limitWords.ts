import type { ParcelLimits, TranslationKey } from '@wayfare/shared';

/** The limits of a parcel in words, such as "up to 5 kg · up to 40 × 30 × 20 cm"; empty without any. */
export function limitWords(
  { weight, sides }: ParcelLimits,
  t: (key: TranslationKey, values: Record<string, string>) => string,
  number: (value: number) => string,
): string {
  return [
    ...(weight === null ? [] : [t('parcel_max_weight', { weight: number(weight) })]),
    ...(sides.length === 0 ? [] : [t('parcel_max_size', { size: sides.map(number).join(' × ') })]),
  ].join(' · ');
}
