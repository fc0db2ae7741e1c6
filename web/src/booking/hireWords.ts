import { type Hire, type HireParts, type Tariff, type TranslationKey, unitOfTariff } from '@wayfare/shared';

/** The texts and formats of an app. */
interface HireTexts {
  text: (key: TranslationKey, values?: Record<string, string | number>) => string;
  format: {
    money: (amount: number) => string;
    distance: (km: number) => string;
    duration: (seconds: number) => string;
  };
}

const HOUR_SECONDS = 3600;

/** The hours of a trip, and the distance they include: `3 h · 60 km included`. */
export function hireWords({ hours, bought, km }: Hire, { text, format }: HireTexts): string {
  const time = format.duration(hours * HOUR_SECONDS);
  return km > 0 ? `${time} · ${text('hire_includes', { distance: format.distance(bought * km) })}` : time;
}

/** What time and distance beyond the hours cost. */
export function hireBeyondWords(
  { price, unitMinutes }: Hire,
  tariff: Tariff,
  { text, format, settings }: HireTexts & { settings: { convert_to_mile: boolean } },
): [label: string, value: string][] {
  const isPerMile = unitOfTariff(tariff, settings) === 'mile';
  const units = unitMinutes > 1 ? `, ${text('hire_beyond_units', { minutes: unitMinutes })}` : '';
  return [
    [text('hire_beyond_time'), `${format.money(price)}${units}`],
    [text(isPerMile ? 'hire_extra_mile' : 'hire_extra_km'), format.money(tariff.rate_per_unit_distance)],
  ];
}

/** What a trip by the hour cost, for its receipt: each part with its amount, before the booking fee. */
export function hirePartWords(
  hire: Hire,
  parts: HireParts,
  { text, format }: HireTexts,
): [label: string, value: string][] {
  const line = (label: TranslationKey, amount: string, cost: number): [string, string][] =>
    cost > 0 ? [[text(label), `${amount} · ${format.money(cost)}`]] : [];
  return [
    ...line('receipt_hours', format.duration(hire.bought * HOUR_SECONDS), parts.hours),
    ...line('receipt_extra_time', format.duration(parts.extraMinutes * 60), parts.extraTime),
    ...line('receipt_extra_distance', format.distance(parts.extraKm), parts.extraDistance),
  ];
}
