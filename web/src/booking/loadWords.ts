import { type CarRoom, type Misfit, needKeys, type TranslationKey, type TripLoad } from '@wayfare/shared';

type Texts = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** What a trip takes beyond one passenger, such as `4 passengers`, `2 pieces of luggage` and `Child seat`. */
export function loadWords({ passengers, luggage, needs }: TripLoad, text: Texts): string[] {
  return [
    ...(passengers && passengers > 1 ? [text('load_passengers', { smart_count: passengers })] : []),
    ...(luggage ? [text('load_luggage', { smart_count: luggage })] : []),
    ...(needs ?? []).map((need) => text(needKeys[need])),
  ];
}

/** Why a car type cannot take a trip, such as `Takes at most 4 passengers` (rule 4.110). */
export function misfitWords(misfit: Misfit, { seats, luggage }: CarRoom, text: Texts): string {
  if (misfit === 'passengers') return text('misfit_passengers', { smart_count: seats ?? 0 });
  if (misfit === 'needs') return text('no_car_with_needs');
  return luggage ? text('misfit_luggage', { smart_count: luggage }) : text('misfit_no_luggage');
}
