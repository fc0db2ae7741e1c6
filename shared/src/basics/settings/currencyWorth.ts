/**
 * About how many units of a currency a US dollar buys, as an order of magnitude: prices and limits to begin
 * with need no more, and it stays true for years. Currencies that are not listed are worth about a dollar.
 */
const UNITS: readonly (readonly [units: number, codes: string])[] = [
  [0.3, 'BHD KWD OMR'],
  [
    5,
    'AED BOB BRL BWP CNY DKK FJD GEL GHS GTQ HKD HRK ILS LYD MAD MOP MVR MYR NOK PEN PGK PLN QAR RON SAR SBD SEK ' +
      'TMT TND TOP TTD WST',
  ],
  [
    20,
    'CUP CZK ERN HNL LSL MDL MKD MRU MXN MZN NAD NIO SCR SLE SRD STN SZL THB TJS TRY TWD UAH UYU ZAR ZMW ZWG',
  ],
  [
    100,
    'AFN ALL BDT BTN CVE DJF DOP DZD EGP ETB GMD HTG HUF INR ISK JMD JPY KES KGS LKR LRD MUR NPR PHP PKR RSD ' +
      'RUB VES VUV XPF',
  ],
  [500, 'AMD AOA CLP CRC KMF KZT SDG SOS SSP XAF XOF YER'],
  [1_000, 'ARS CDF GYD IQD KRW MMK MNT MWK NGN RWF TZS'],
  [5_000, 'BIF COP KHR MGA PYG UGX'],
  [10_000, 'GNF IDR SLL SYP UZS'],
  [20_000, 'LAK VND'],
  [50_000, 'IRR LBP'],
];

/** About how many units of a currency (ISO 4217) a US dollar buys. */
export const unitsPerDollar = (code: string): number =>
  UNITS.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 1;

/** The first digits of round amounts, with the border up to which each is the nearest. */
const ROUND: readonly (readonly [digit: number, below: number])[] = [
  [1, 1.5],
  [2, 3.5],
  [5, 7.5],
  [10, Number.POSITIVE_INFINITY],
];

/** A round amount of a currency that is worth about so many dollars: 1, 2 or 5 times a power of ten. */
export function roundWorth(dollars: number, code: string): number {
  const exact = dollars * unitsPerDollar(code);
  const power = Math.floor(Math.log10(exact));
  const first = exact / 10 ** power;
  const [digit] = ROUND.find(([, below]) => first < below) ?? [10];
  return Number((digit * 10 ** power).toFixed(Math.max(0, -power)));
}
