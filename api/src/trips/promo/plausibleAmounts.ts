import {
  type AmountKind,
  amountsTooLarge,
  type CarTypeInput,
  invalid,
  type PromoInput,
} from '@wayfare/shared';
import type { TripsServices } from '../services.js';

type Amounts = Record<string, { kind: AmountKind | 'percent'; amount: number | null | undefined }>;

/**
 * Checks the amounts that change.
 * @throws amount_implausible (400), which names the fields, for an amount far above any real one
 */
export async function requirePlausibleTariff(
  changes: Partial<CarTypeInput>,
  before: CarTypeInput | null,
  services: Pick<TripsServices, 'db'>,
): Promise<void> {
  // A fee that was flat may be too much as a percentage.
  const fee = changes.convenience_fee_type && before ? before.convenience_fees : undefined;
  const tariff = { convenience_fees: fee, ...changes };
  const isPercentage = (changes.convenience_fee_type ?? before?.convenience_fee_type) === 'percentage';
  await requirePlausible(
    {
      base_fare: { kind: 'rate', amount: tariff.base_fare },
      rate_per_unit_distance: { kind: 'rate', amount: tariff.rate_per_unit_distance },
      rate_per_hour: { kind: 'rate', amount: tariff.rate_per_hour },
      min_fare: { kind: 'rate', amount: tariff.min_fare },
      hirePrice: { kind: 'rate', amount: tariff.hirePrice },
      convenience_fees: { kind: isPercentage ? 'percent' : 'fee', amount: tariff.convenience_fees },
      parcelTypes: { kind: 'fee', amount: largest(tariff.parcelTypes) },
      options: { kind: 'fee', amount: largest(tariff.options) },
      cancelSlab: { kind: 'fee', amount: largest(tariff.cancelSlab) },
      noShowFee: { kind: 'fee', amount: tariff.noShowFee },
    },
    services,
  );
}

/**
 * Checks the amounts that change.
 * @throws amount_implausible (400), which names the fields, for an amount far above any real one
 */
export async function requirePlausiblePromo(
  changes: Partial<PromoInput>,
  before: PromoInput | null,
  services: Pick<TripsServices, 'db'>,
): Promise<void> {
  const value = changes.promo_discount_type && before ? before.promo_discount_value : undefined;
  const promo = { promo_discount_value: value, ...changes };
  const isPercentage = (changes.promo_discount_type ?? before?.promo_discount_type) === 'percentage';
  await requirePlausible(
    {
      promo_discount_value: {
        kind: isPercentage ? 'percent' : 'discount',
        amount: promo.promo_discount_value,
      },
      max_promo_discount_value: { kind: 'discount', amount: promo.max_promo_discount_value },
      min_order: { kind: 'discount', amount: promo.min_order },
    },
    services,
  );
}

async function requirePlausible(amounts: Amounts, { db }: Pick<TripsServices, 'db'>): Promise<void> {
  const problems = amountsTooLarge(amounts, (await db.settings.settings()).code);
  if (problems) throw invalid('amount_implausible', problems);
}

const largest = (charged: readonly { amount: number }[] | null | undefined): number =>
  Math.max(0, ...(charged ?? []).map(({ amount }) => amount));
