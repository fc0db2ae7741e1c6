import { type AdjustmentState, type Finding, finding, oppositeType, reversedRef } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { entryProblem } from '../../money/wallet/entryProblem.js';

type Repositories = OfficeServices['db'];

const PAGE = 500;
const RETURNED = ':returned';

/**
 * Checks that every manual posting has its entry, every entry of one belongs to a manual posting, and every
 * reversal undoes exactly the entry it names.
 */
export async function handPostedProblems(db: Repositories): Promise<Finding[]> {
  return [...(await adjustmentProblems(db)), ...(await unownedProblems(db)), ...(await reversalProblems(db))];
}

async function adjustmentProblems(db: Repositories): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = ''; ; ) {
    const page = await db.adjustments.findPostedAfter(last, PAGE);
    const entries = await db.wallets.findByRefs(page.map(({ txRef }) => txRef));
    for (const { txRef, uid, type, amount } of page)
      problems.push(...entryProblem(txRef, { txRef, uid, type, amount }, findEntry(entries, txRef)));
    last = page.at(-1)?.id ?? '';
    if (page.length < PAGE) return problems;
  }
}

/** States of an adjustment whose money has moved, or is about to. */
const POSTING_STATES: readonly AdjustmentState[] = ['new', 'approved', 'posted'];

/**
 * Entries of manual postings without an adjustment that posts them; `adjustmentProblems` compares the
 * amounts. Credits from before the first adjustment are from a version that did not record them.
 */
async function unownedProblems(db: Repositories): Promise<Finding[]> {
  const problems: Finding[] = [];
  const recordedSince = (await db.adjustments.firstDate()) ?? Number.POSITIVE_INFINITY;
  for (const prefix of ['credit:', 'debit:', 'reversal:'])
    for (let last = prefix; ; ) {
      const refs = await db.wallets.findRefsAfter(last, prefix, PAGE);
      const entries = await db.wallets.findByRefs(refs);
      const adjustments = await db.adjustments.findByRefs(refs);
      const recorded = new Set(adjustments.map(({ txRef }) => txRef));
      const owned = new Set(
        adjustments.filter(({ state }) => POSTING_STATES.includes(state)).map(({ txRef }) => txRef),
      );
      const isOlder = (ref: string) =>
        prefix === 'credit:' && !recorded.has(ref) && (findEntry(entries, ref)?.date ?? 0) < recordedSince;
      for (const ref of refs)
        if (!owned.has(ref) && !isOlder(ref)) problems.push(finding('entry', ref, 'no_adjustment', {}));
      last = refs.at(-1) ?? '';
      if (refs.length < PAGE) break;
    }
  return problems;
}

async function reversalProblems(db: Repositories): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = 'reversal:'; ; ) {
    const refs = await db.wallets.findRefsAfter(last, 'reversal:', PAGE);
    const reversed = refs.map((ref) => reversedRef(ref) ?? '');
    const entries = await db.wallets.findByRefs([...refs, ...reversed]);
    for (const [index, txRef] of refs.entries()) {
      const origin = findEntry(entries, reversed[index] ?? '');
      const undoing = origin && { ...origin, txRef, type: oppositeType(origin.type) };
      problems.push(
        ...(undoing
          ? entryProblem(txRef, undoing, findEntry(entries, txRef))
          : [finding('entry', txRef, 'no_origin', {})]),
      );
    }
    last = refs.at(-1) ?? '';
    if (refs.length < PAGE) return problems;
  }
}

/**
 * Checks that every failed payout was taken from its wallet and returned to it, and nothing else was
 * returned.
 */
export async function payoutProblems(db: Repositories): Promise<Finding[]> {
  return [...(await failedProblems(db)), ...(await returnProblems(db))];
}

async function failedProblems(db: Repositories): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = ''; ; ) {
    const page = await db.withdraws.findFailedAfter(last, PAGE);
    // Payouts still being returned have no entry yet.
    const over = page.filter(({ returnSince }) => returnSince === undefined);
    const expected = over.flatMap(({ id, uid, amount }) => {
      const taken = { txRef: `withdraw:${id}`, uid, amount, type: 'Withdraw' } as const;
      return [taken, { ...taken, txRef: `${taken.txRef}${RETURNED}`, type: 'Credit' } as const];
    });
    const entries = await db.wallets.findByRefs(expected.map(({ txRef }) => txRef));
    for (const entry of expected)
      problems.push(...entryProblem(entry.txRef, entry, findEntry(entries, entry.txRef)));
    last = page.at(-1)?.id ?? '';
    if (page.length < PAGE) return problems;
  }
}

async function returnProblems(db: Repositories): Promise<Finding[]> {
  const problems: Finding[] = [];
  for (let last = 'withdraw:'; ; ) {
    const refs = await db.wallets.findRefsAfter(last, 'withdraw:', PAGE);
    const returned = refs.filter((ref) => ref.endsWith(RETURNED));
    const idOf = (ref: string) => ref.slice('withdraw:'.length, -RETURNED.length);
    const failed = new Set((await db.withdraws.findFailed(returned.map(idOf))).map(({ id }) => id));
    for (const ref of returned)
      if (!failed.has(idOf(ref))) problems.push(finding('entry', ref, 'no_origin', {}));
    last = refs.at(-1) ?? '';
    if (refs.length < PAGE) return problems;
  }
}

type Entries = Awaited<ReturnType<Repositories['wallets']['findByRefs']>>;

/** An entry including its reference, which is its key in the map. */
function findEntry(entries: Entries, txRef: string) {
  const entry = entries.get(txRef);
  return entry && { ...entry, txRef };
}
