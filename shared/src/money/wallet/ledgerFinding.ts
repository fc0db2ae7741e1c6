import type { TranslationKey } from '../../basics/language/texts.js';

/** The record that a discrepancy is about. */
export const findingKinds = ['wallet', 'entry', 'trip', 'payment', 'promo'] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * The type of a value in a finding: an exact decimal, a count, or the name of an entry, a person or a place.
 */
type ValueKind = 'amount' | 'count' | 'entry' | 'person' | 'place' | 'name';

/** Possible discrepancies, and the values that describe them. Each has a text: `panel_ledger_is_<fault>`. */
export const findingFaults = {
  balance: { balance: 'amount', entries: 'amount' },
  bonus_balance: { balance: 'amount', entries: 'amount' },
  uses: { counted: 'count', uses: 'count' },
  not_made: {},
  missing: { type: 'entry', amount: 'amount', owner: 'person' },
  different: {
    type: 'entry',
    amount: 'amount',
    owner: 'person',
    right_type: 'entry',
    right_amount: 'amount',
    right_owner: 'person',
  },
  share_and_fee: { share: 'amount', fee: 'amount', cost: 'amount' },
  paid_and_discount: { paid: 'amount', discount: 'amount', cost: 'amount' },
  ways_of_paying: { cash: 'amount', card: 'amount', wallet: 'amount', paid: 'amount' },
  bonus_over_fee: { bonus: 'amount', fee: 'amount' },
  discount: { discount: 'amount', amount: 'amount' },
  cards: { amount: 'amount', payments: 'count' },
  unsettled: { amount: 'amount', owner: 'person' },
  settled_as: { as: 'place', trip: 'name', noted: 'place' },
  not_paid: { amount: 'amount', provider: 'name', trip: 'name' },
  not_credited: { amount: 'amount', owner: 'person' },
  over_refunded: { refunded: 'amount', amount: 'amount' },
  doubled: {},
  no_payment: {},
  no_origin: {},
  no_adjustment: {},
} as const satisfies Record<string, Record<string, ValueKind>>;

export type FindingFault = keyof typeof findingFaults;
export type FindingValues = Record<string, string | number>;

/** One discrepancy in the ledger: its subject, its fault, and the values that describe it. */
export interface Finding {
  about: FindingKind;
  id: string;
  fault: FindingFault;
  values: FindingValues;
}

/** Creates a finding with exactly the values its fault requires. */
export const finding = <Fault extends FindingFault>(
  about: FindingKind,
  id: string,
  fault: Fault,
  values: Record<keyof (typeof findingFaults)[Fault], string | number>,
): Finding => ({ about, id, fault, values });

/** The names and values of a finding's fields that identify people. */
export const peopleOf = ({ fault, values }: Pick<Finding, 'fault' | 'values'>): [string, string][] =>
  Object.entries(findingFaults[fault])
    .filter(([, kind]) => kind === 'person')
    .map(([name]) => [name, String(values[name])]);

/** How to present a finding to a reader: translated texts, and amounts and counts in the reader's format. */
export interface FindingWriter {
  text: (key: TranslationKey, values?: Record<string, string>) => string;
  amount: (amount: string) => string;
  count: (count: number) => string;
  /** Isolates a name in a sentence, so that either text direction works. */
  name: (name: string) => string;
}

/** The discrepancy as a sentence. */
export function findingText({ fault, values }: Pick<Finding, 'fault' | 'values'>, writer: FindingWriter) {
  const written = Object.entries<ValueKind>(findingFaults[fault]).map(([name, kind]) => [
    name,
    valueText(String(values[name] ?? ''), kind, writer),
  ]);
  return writer.text(`panel_ledger_is_${fault}`, Object.fromEntries(written) as Record<string, string>);
}

function valueText(value: string, kind: ValueKind, { text, amount, count, name }: FindingWriter): string {
  if (kind === 'amount') return amount(value);
  if (kind === 'count') return count(Number(value));
  if (kind === 'entry') return text(`wallet_type_${value}` as TranslationKey);
  if (kind === 'place') return text(`panel_ledger_place_${value}` as TranslationKey);
  return name(value);
}
