import { KM_PER_MILE } from '../../basics/geo/geo.js';
import type { TranslationKey } from '../../basics/language/texts.js';
import { unitsPerDollar } from '../../basics/settings/currencyWorth.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { Tariff } from './carType.schema.js';

/** A car type to begin with. Its amounts are in dollars, per kilometer and hour. */
export interface CarTypeTemplate {
  name: TranslationKey;
  base_fare: number;
  rate_per_unit_distance: number;
  rate_per_hour: number;
  min_fare: number;
  /** The platform's share, in percent. */
  convenience_fees: number;
}

/** The car types that the setup page offers. */
export const carTypeTemplates: Readonly<Record<AppCategory, readonly CarTypeTemplate[]>> = {
  taxi: [
    {
      name: 'setup_type_economy',
      base_fare: 2.5,
      rate_per_unit_distance: 1.1,
      rate_per_hour: 27,
      min_fare: 8,
      convenience_fees: 15,
    },
    {
      name: 'setup_type_comfort',
      base_fare: 3.5,
      rate_per_unit_distance: 1.4,
      rate_per_hour: 33,
      min_fare: 11,
      convenience_fees: 15,
    },
    {
      name: 'setup_type_xl',
      base_fare: 4.5,
      rate_per_unit_distance: 1.9,
      rate_per_hour: 39,
      min_fare: 14,
      convenience_fees: 15,
    },
  ],
  delivery: [
    {
      name: 'setup_type_bike',
      base_fare: 4,
      rate_per_unit_distance: 1,
      rate_per_hour: 16,
      min_fare: 7,
      convenience_fees: 15,
    },
    {
      name: 'setup_type_scooter',
      base_fare: 4.5,
      rate_per_unit_distance: 1.1,
      rate_per_hour: 20,
      min_fare: 9,
      convenience_fees: 15,
    },
    {
      name: 'setup_type_van',
      base_fare: 15,
      rate_per_unit_distance: 1.8,
      rate_per_hour: 42,
      min_fare: 29,
      convenience_fees: 15,
    },
  ],
};

/** How many digits of a converted price count. */
const DIGITS = 3;

/** A template's tariff in the settings' currency and unit of distance. */
export function tariffOf(
  template: CarTypeTemplate,
  { code, decimal, convert_to_mile }: { code: string; decimal: number; convert_to_mile: boolean },
): Tariff {
  const amount = (dollars: number) =>
    Number(Number((dollars * unitsPerDollar(code)).toPrecision(DIGITS)).toFixed(Math.min(decimal, 2)));
  return {
    base_fare: amount(template.base_fare),
    rate_per_unit_distance: amount(template.rate_per_unit_distance * (convert_to_mile ? KM_PER_MILE : 1)),
    rate_per_hour: amount(template.rate_per_hour),
    min_fare: amount(template.min_fare),
    convenience_fees: template.convenience_fees,
    convenience_fee_type: 'percentage',
    distance_unit: convert_to_mile ? 'mile' : 'km',
  };
}
