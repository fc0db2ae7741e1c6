import { type Tariff, unitOfTariff } from '@wayfare/shared';
import type { useFormat } from '../../frame/language/useFormat.js';
import type { useText } from '../../frame/language/LanguageProvider.js';

/** The parts of a price by a tariff, each with its name. */
export function ratesOf(
  tariff: Tariff,
  {
    t,
    format,
    settings,
  }: {
    t: ReturnType<typeof useText>;
    format: ReturnType<typeof useFormat>;
    settings: Parameters<typeof unitOfTariff>[1];
  },
): [name: string, value: string][] {
  const { convenience_fees: fees, convenience_fee_type: type } = tariff;
  const isPerMile = unitOfTariff(tariff, settings) === 'mile';
  return [
    [t('site_rate_base'), format.money(tariff.base_fare)],
    [t(isPerMile ? 'site_rate_mile' : 'site_rate_km'), format.money(tariff.rate_per_unit_distance)],
    [t('site_rate_hour'), format.money(tariff.rate_per_hour)],
    [t('site_rate_min'), format.money(tariff.min_fare)],
    ...(fees > 0
      ? [
          [t('site_rate_fee'), type === 'flat' ? format.money(fees) : `${format.number(fees)} %`] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}
