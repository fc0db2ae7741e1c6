import {
  accountOf,
  CARD_REFUND_PREFIX,
  type EntryKind,
  entryKind,
  type GiftKind,
  isGiftKind,
  isPaid,
  type MoneyEvent,
} from '@wayfare/shared';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripEntry, TripMoneyRecords } from './tripMoneyRecords.js';

type PersonField = 'person' | 'by' | 'decidedBy';
type Unnamed<Event> = Event extends MoneyEvent
  ? { [Field in keyof Event]: Field extends PersonField ? string | null : Event[Field] }
  : never;
/** An event with the ids of its people. */
export type UnnamedMoneyEvent = Unnamed<MoneyEvent>;

/** Who caused an event, why, and who else decided about it. */
type Cause = Pick<UnnamedMoneyEvent, 'by' | 'reason' | 'decidedBy'>;
const NO_CAUSE: Cause = { by: null, reason: null, decidedBy: null };

const causeOf = (posting: StoredAdjustment | undefined): Cause =>
  posting ? { by: posting.by, reason: posting.note || null, decidedBy: posting.decidedBy } : NO_CAUSE;

/** The posted gift of a kind. */
const givenAs = ({ postings }: TripMoneyRecords, kind: GiftKind) =>
  postings.find((posting) => posting.kind === kind && posting.state === 'posted');

/** Every event in the money of a trip, in order of time. Each record is one event. */
export function moneyEvents(records: TripMoneyRecords): UnnamedMoneyEvent[] {
  const events = [
    ...entryEvents(records),
    ...cardEvents(records),
    ...postingEvents(records),
    ...fareEvents(records),
    ...officeEvents(records),
  ];
  return events.toSorted((one, other) => one.at - other.at);
}

function entryEvents(records: TripMoneyRecords): UnnamedMoneyEvent[] {
  return records.entries.map((entry) => ({
    kind: 'entry',
    id: entry.id,
    at: entry.date,
    amount: entry.amount,
    person: entry.uid,
    entry: entryKind(entry.id),
    type: entry.type,
    account: accountOf(entry),
    ...causeOfEntry(entry, records),
  }));
}

/** Staff cause manual entries, refunds, and changed fares; riders cause tips and their cancellations. */
function causeOfEntry({ id }: TripEntry, records: TripMoneyRecords): Cause {
  const { booking, refunds, postings } = records;
  const byHand = postings.find(({ txRef }) => txRef === id);
  if (byHand) return causeOf(byHand);
  if (id.startsWith(CARD_REFUND_PREFIX)) {
    const refund = refunds.find((one) => id.split(':')[1] === one.id);
    return refund ? { by: refund.by, reason: refund.note || null, decidedBy: null } : NO_CAUSE;
  }
  const causes: Partial<Record<EntryKind, Cause>> = {
    tip: { ...NO_CAUSE, by: booking.customer },
    raise: { ...NO_CAUSE, by: booking.raisedBy ?? null },
    cancelFee: canceledBy(records),
    tripRefund: canceledBy(records),
    correction: reviewedBy(records),
    heldBack: reviewedBy(records),
  };
  return causes[entryKind(id)] ?? NO_CAUSE;
}

const canceledBy = ({ booking }: TripMoneyRecords): Cause => ({
  by: booking.cancelledByUid ?? null,
  reason: booking.reason ?? null,
  decidedBy: null,
});

const reviewedBy = (records: TripMoneyRecords): Cause => {
  const review = records.booking.fareReview;
  const gift = givenAs(records, review?.status === 'corrected' ? 'fareCorrection' : 'fareReview');
  return { by: review?.decidedBy ?? null, reason: review?.note || null, decidedBy: gift?.decidedBy ?? null };
};

function cardEvents(records: TripMoneyRecords): UnnamedMoneyEvent[] {
  const { holds, payments, refunds, postings } = records;
  return [
    ...holds.map(
      ({ id, createdAt, amount, currency, provider, payer, state, capture, failure }) =>
        ({
          kind: 'cardHold',
          id: `hold:${id}`,
          at: createdAt,
          amount,
          currency,
          provider,
          person: payer,
          state,
          capture: capture ?? null,
          failure: failure ?? null,
          ...NO_CAUSE,
        }) as const,
    ),
    ...payments.map(
      ({ id, confirmedAt, createdAt, amount, currency, provider, payer, status, settledAs }) =>
        ({
          kind: 'cardPayment',
          id: `card:${id}`,
          at: confirmedAt ?? createdAt,
          amount,
          currency,
          provider: provider ?? null,
          person: payer,
          payment: id,
          state: status,
          settledAs: settledAs ?? null,
          ...NO_CAUSE,
        }) as const,
    ),
    ...refunds.map((refund) => {
      const gift = postings.find(({ kind, act }) => kind === 'refund' && act?.id === refund.id);
      return {
        kind: 'cardRefund',
        id: `cardrefund:${refund.id}`,
        at: refund.createdAt,
        amount: refund.amount,
        currency: refund.currency,
        provider: refund.provider,
        person: refund.payer,
        payment: refund.order,
        refund: refund.id,
        state: refund.state,
        source: refund.source,
        cause: refund.reason,
        failure: refund.failure,
        by: refund.by,
        reason: refund.note || null,
        decidedBy: gift?.decidedBy ?? null,
      } as const;
    }),
  ];
}

/** Gifts whose act is an event itself, once it is made. */
const STATED_BY_THEIR_ACT: readonly GiftKind[] = [
  'refund',
  'raise',
  'fareReview',
  'fareCorrection',
  'writeOff',
  'canceledTrip',
];

function postingEvents({ postings, entries }: TripMoneyRecords): UnnamedMoneyEvent[] {
  const posted = new Set(entries.map(({ id }) => id));
  const isStated = ({ kind, state, txRef }: StoredAdjustment) =>
    isGiftKind(kind) ? state === 'posted' && STATED_BY_THEIR_ACT.includes(kind) : posted.has(txRef);
  return postings
    .filter((posting) => !isStated(posting))
    .map((posting) => ({
      kind: 'posting',
      id: `posting:${posting.id}`,
      at: posting.date,
      amount: posting.amount,
      person: posting.uid || null,
      posting: posting.id,
      postingKind: posting.kind,
      state: posting.state,
      decisionNote: posting.decisionNote,
      ...causeOf(posting),
    }));
}

/** The promo, the cash, the raise, and another fare, which the trip itself states. */
function fareEvents(records: TripMoneyRecords): UnnamedMoneyEvent[] {
  const { booking, entries } = records;
  const { id, customer, driver, promo_details: promo, fareReview: review } = booking;
  const share = entries.find((entry) => entryKind(entry.id) === 'share');
  const paidAt = share?.date ?? booking.trip_end_time ?? booking.bookingDate;
  const events: UnnamedMoneyEvent[] = [];
  if (booking.promo_applied && promo && booking.status !== 'CANCELLED')
    events.push({
      kind: 'promo',
      id: `promo:${id}`,
      at: isPaid(booking) ? paidAt : booking.bookingDate,
      amount: booking.discount_amount,
      person: customer,
      promo: promo.promo_key,
      promoName: promo.promo_name,
      ...NO_CAUSE,
    });
  const cashAct = booking.officeActs?.find(({ action }) => action === 'cash');
  if (isPaid(booking) && booking.cashPaymentAmount > 0)
    events.push({
      kind: 'cash',
      id: `cash:${id}`,
      at: paidAt,
      amount: booking.cashPaymentAmount,
      person: driver ?? null,
      by: cashAct?.by ?? null,
      reason: cashAct?.note ?? null,
      decidedBy: null,
    });
  if (booking.raise && booking.raisedAt)
    events.push({
      kind: 'raise',
      id: `raise:${id}`,
      at: booking.raisedAt,
      amount: booking.raise,
      person: driver ?? null,
      ...causeOf(givenAs(records, 'raise')),
      by: booking.raisedBy ?? null,
    });
  if (review?.decidedAt && review.status !== 'open' && review.status !== 'rejected')
    events.push({
      kind: 'fareChange',
      id: `fare:${id}`,
      at: review.decidedAt,
      amount: review.difference,
      person: customer,
      before: review.settled.trip_cost,
      after: review.measured.trip_cost,
      ...reviewedBy(records),
    });
  return events;
}

const GIFT_OF = { writeOff: 'writeOff', cancel: 'canceledTrip' } as const;

/** How the office settled the trip. An end moves no money, and cash is an event of the fare. */
function officeEvents(records: TripMoneyRecords): UnnamedMoneyEvent[] {
  const { id, customer, officeActs } = records.booking;
  return (officeActs ?? []).flatMap(({ action, reason, note, by, at }) => {
    if (action !== 'writeOff' && action !== 'cancel') return [];
    const gift = givenAs(records, GIFT_OF[action]);
    return {
      kind: 'officeAct' as const,
      id: `act:${id}:${at}`,
      at,
      amount: gift?.amount ?? 0,
      person: customer,
      action,
      why: reason,
      by: by ?? null,
      reason: note || null,
      decidedBy: gift?.decidedBy ?? null,
    };
  });
}
