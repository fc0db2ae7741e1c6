import {
  currencyProblem,
  DomainError,
  type FieldErrors,
  followingAmounts,
  inDistanceUnit,
  invalid,
  type Settings,
  unitOfSettings,
  unitToKm,
  unknownCountries,
} from '@wayfare/shared';
import type { OfficeServices } from '../services.js';

/** The stored data whose amounts are in the currency of the settings. */
export interface CurrencyUse {
  /** Whether there are trips, wallet entries, or payments: then the currency stays. */
  hasTrips: boolean;
  hasWalletMoney: boolean;
  hasPayments: boolean;
  /** How many car types and promos have prices, whose numbers a change would leave as they are. */
  carTypes: number;
  promos: number;
}

/** What in the database is in the currency of the settings. Asks only whether it exists: it is cheap. */
export async function readCurrencyUse({ db }: OfficeServices): Promise<CurrencyUse> {
  const [hasTrips, hasWalletMoney, hasPayments, hasPostings, carTypes, promos] = await Promise.all([
    db.bookings.exist(),
    db.wallets.haveMoney(),
    db.payments.exist(),
    db.adjustments.exist(),
    db.carTypes.count(),
    db.promos.count(),
  ]);
  return { hasTrips, hasWalletMoney: hasWalletMoney || hasPostings, hasPayments, carTypes, promos };
}

/**
 * Requires the currency of a change to exist, and to give no stored amount another meaning: once there is
 * money, it stays. Prices without any trip keep their numbers, which the author must have accepted
 * (`keepsPrices`).
 * @throws unknown_currency, currency_decimals (400); currency_in_use, prices_in_currency (409)
 */
export async function requireCurrency(
  before: Settings,
  changes: Partial<Settings>,
  keepsPrices: boolean,
  services: OfficeServices,
): Promise<void> {
  const after = { ...before, ...changes };
  const fields = (['code', 'decimal'] as const).filter((field) => after[field] !== before[field]);
  const problem = 'code' in changes || 'decimal' in changes ? currencyProblem(after) : null;
  if (problem) throw invalid(problem.key, { [problem.field]: problem.key });
  if (fields.length === 0) return;
  const use = await readCurrencyUse(services);
  const refuse = (key: 'currency_in_use' | 'prices_in_currency') =>
    new DomainError(key, 409, Object.fromEntries(fields.map((field) => [field, key])) satisfies FieldErrors);
  if (use.hasTrips || use.hasWalletMoney || use.hasPayments) throw refuse('currency_in_use');
  if (use.carTypes + use.promos > 0 && !keepsPrices) throw refuse('prices_in_currency');
}

/** @throws unknown_country (400) for a country that does not exist */
export function requireCountries(changes: Partial<Settings>): void {
  const wrong = unknownCountries(changes);
  if (wrong) throw invalid('unknown_country', wrong);
}

/** Decimals of a converted radius. */
const RADIUS_DECIMALS = 2;

/**
 * The settings that follow a change: amounts that nobody has set follow the currency, and the drivers' radius
 * the unit of distance.
 */
export function followingSettings(before: Settings, changes: Partial<Settings>): Partial<Settings> {
  const { convert_to_mile: inMiles } = changes;
  const amounts = followingAmounts(before, changes);
  if (inMiles === undefined || inMiles === before.convert_to_mile || 'driverRadius' in changes)
    return amounts;
  const radius = inDistanceUnit(unitToKm(before.driverRadius, before.convert_to_mile), inMiles);
  return { ...amounts, driverRadius: Number(radius.toFixed(RADIUS_DECIMALS)) };
}

/**
 * Before the unit of distance changes, records it with every price that has none of its own, so that the
 * price keeps its meaning. Safe to repeat, and harmless when the change then fails.
 */
export async function keepUnitOfPrices(
  before: Settings,
  { convert_to_mile: inMiles }: Partial<Settings>,
  { db }: OfficeServices,
): Promise<void> {
  if (inMiles === undefined || inMiles === before.convert_to_mile) return;
  const unit = unitOfSettings(before);
  await db.carTypes.recordUnit(unit);
  await db.bookings.recordUnit(unit);
}
