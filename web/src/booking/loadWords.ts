import { needKeys, type TranslationKey, type TripLoad } from '@wayfare/shared';

type Texts = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** What a trip takes beyond one passenger, such as `4 passengers`, `2 pieces of luggage` and `Child seat`. */
export function loadWords({ passengers, luggage, needs }: TripLoad, text: Texts): string[] {
  return [
    ...(passengers && passengers > 1 ? [text('load_passengers', { smart_count: passengers })] : []),
    ...(luggage ? [text('load_luggage', { smart_count: luggage })] : []),
    ...(needs ?? []).map((need) => text(needKeys[need])),
  ];
}
