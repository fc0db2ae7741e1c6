import {
  CARD_REFUND_PREFIX,
  cardRefundPostings,
  cardRefundRefs,
  exact,
  type Finding,
  finding,
  type RefundState,
  returnedRefundPosting,
} from '@wayfare/shared';
import type { StoredRefund } from '../../money/refund/storedRefund.js';
import type { OfficeServices } from '../services.js';
import { entryProblem, type ExpectedEntry } from '../../money/wallet/entryProblem.js';

const PAGE = 500;

type Database = OfficeServices['db'];

/** The states after the money has left the payer's wallet. */
const SENT: readonly RefundState[] = ['taken', 'sending', 'sent', 'done', 'failed', 'returned'];
/** The states whose entries may come before or after the change of state. */
const POSTING: readonly RefundState[] = ['requested', 'failed', 'kept'];

/**
 * Discrepancies in refunds to cards: each has taken its money out of the payer's wallet once, has returned it
 * only if the provider refused, and a card never gets more than it paid. So no money is both at the card and
 * in the wallet.
 */
export async function refundProblems(db: Database): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = ''; ; ) {
    const page = await db.refunds.findAfter(last, PAGE);
    problems.push(...(await entryProblems(db, page)), ...(await sumProblems(db, page)));
    last = page.at(-1)?.id ?? '';
    if (page.length < PAGE) return [...problems, ...(await strayEntries(db))];
  }
}

async function entryProblems(db: Database, refunds: readonly StoredRefund[]): Promise<Finding[]> {
  const entries = await db.wallets.findByRefs(refunds.flatMap(refsOf));
  const problems: Finding[] = [];
  for (const refund of refunds)
    if (problemsOf(refund, entries).length > 0) problems.push(...(await secondLook(db, refund.id)));
  return problems;
}

/** Reads a refund before its entries: by then, all entries that it must have made exist. */
async function secondLook(db: Database, id: string): Promise<Finding[]> {
  const [refund] = await db.refunds.findAll([id]);
  return refund ? problemsOf(refund, await db.wallets.findByRefs(refsOf(refund))) : [];
}

const refsOf = ({ id }: StoredRefund) => Object.values(cardRefundRefs(id));

function problemsOf(
  refund: StoredRefund,
  entries: Awaited<ReturnType<Database['wallets']['findByRefs']>>,
): Finding[] {
  const { id, payer: uid, state, amount, due } = refund;
  // The account was deleted before a refused refund could return to it.
  if (state === 'failed' && due === undefined)
    return [finding('payment', refund.order, 'unsettled', { amount, owner: uid })];
  const findEntry = (txRef: string) => {
    const entry = entries.get(txRef);
    return entry && { ...entry, txRef };
  };
  const { sent, returned } = cardRefundRefs(id);
  const isKept = state === 'kept' && due === undefined;
  if (POSTING.includes(state) && !isKept && !findEntry(sent)) return [];
  const expected: ExpectedEntry[] = [
    ...(SENT.includes(state) || findEntry(sent) ? cardRefundPostings(refund) : []),
    ...(state === 'returned' || (POSTING.includes(state) && findEntry(returned))
      ? [returnedRefundPosting(refund)]
      : []),
  ].map((posting) => ({ ...posting, uid }));
  return refsOf(refund).flatMap((txRef) =>
    entryProblem(
      txRef,
      isKept ? undefined : expected.find((entry) => entry.txRef === txRef),
      findEntry(txRef),
    ),
  );
}

/** Payments that sent more back to the card than it paid. */
async function sumProblems(db: Database, refunds: readonly StoredRefund[]): Promise<Finding[]> {
  const sums = await db.refunds.sumsToCard(refunds.map(({ order }) => order));
  const orders = new Map((await db.payments.findMany([...sums.keys()])).map((order) => [order.id, order]));
  return [...sums].flatMap(([id, refunded]) => {
    const amount = orders.get(id)?.amount ?? 0;
    return exact(refunded).gt(amount) ? [finding('payment', id, 'over_refunded', { refunded, amount })] : [];
  });
}

/** Entries without a refund. */
async function strayEntries(db: Database): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = CARD_REFUND_PREFIX; ; ) {
    const refs = await db.wallets.findRefsAfter(last, CARD_REFUND_PREFIX, PAGE);
    const idOf = (ref: string) => ref.split(':')[1] ?? '';
    const known = new Set((await db.refunds.findAll(refs.map(idOf))).map(({ id }) => id));
    for (const ref of refs) if (!known.has(idOf(ref))) problems.push(finding('entry', ref, 'no_origin', {}));
    last = refs.at(-1) ?? '';
    if (refs.length < PAGE) return problems;
  }
}
