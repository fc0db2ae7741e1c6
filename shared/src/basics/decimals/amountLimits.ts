import type { ErrorKey } from '../errors/catalog.js';

/** The largest amount of each kind, for a currency whose unit is worth about as much as a dollar. */
const MOST = {
  /** A base fare or minimum fare, and a rate per kilometer, mile or hour. */
  rate: 10_000,
  /** A fee or surcharge on a trip. */
  fee: 10_000,
  /** A flat discount, the cap of one, and the smallest order for it. */
  discount: 10_000,
  /** A bonus for one referral. */
  bonus: 10_000,
  /** A posting by hand, a raise, or what one admin gives in a day. */
  posting: 1_000_000,
} as const;
export type AmountKind = keyof typeof MOST;

/** The largest percentage of an amount that is taken from it or added to it. */
const MOST_PERCENT = 100;

/** Currencies of which a dollar buys hundreds, thousands, or tens of thousands and more. */
const SCALES: readonly (readonly [scale: number, codes: string])[] = [
  [
    100,
    'AFN ALL BDT BTN CVE DJF DOP DZD EGP ETB GMD HNL HTG HUF INR ISK JMD JPY KES KGS LKR LRD MKD MRU MUR MVR ' +
      'MZN NIO NPR PHP PKR RSD RUB SLE SRD STN TRY TWD UAH UYU VES VUV XPF YER',
  ],
  [1_000, 'AMD AOA ARS CDF CLP COP CRC GYD IQD KMF KRW KZT MMK MNT MWK NGN RWF SDG SOS SSP TZS XAF XOF'],
  [100_000, 'BIF GNF IDR IRR KHR LAK LBP MGA PYG SLL SYP UGX UZS VND ZWL'],
];

/** The largest amount of a kind in a currency (ISO 4217), in its units. */
export function maxAmount(kind: AmountKind, currency: string): number {
  const scale = SCALES.find(([, codes]) => codes.split(' ').includes(currency))?.[0] ?? 1;
  return MOST[kind] * scale;
}

/**
 * The fields whose amount is too large for its kind, each with its error; null if all are fine. `currency` is
 * that of the settings.
 */
export function amountsTooLarge(
  fields: Readonly<Record<string, { kind: AmountKind | 'percent'; amount: number | null | undefined }>>,
  currency: string,
): Record<string, ErrorKey> | null {
  const wrong = Object.entries(fields).filter(
    ([, { kind, amount }]) => (amount ?? 0) > (kind === 'percent' ? MOST_PERCENT : maxAmount(kind, currency)),
  );
  return wrong.length > 0 ? Object.fromEntries(wrong.map(([field]) => [field, 'amount_implausible'])) : null;
}
