import { exact } from '@wayfare/shared';
import { boundedCache } from '../../platform/boundedCache.js';
import type { Connection } from 'mongoose';
import { batchCalls } from '../../platform/database/batchCalls.js';
import { decimal128 } from '../../platform/database/money.js';
import { type LedgerCopyRepository, WINDOW } from './ledgerCopy.repository.js';
import { ledgerModel } from './ledger.model.js';
import {
  type ByAccount,
  type GroupPlan,
  planGroup,
  type PostingCall,
  type PostingOutcome,
} from './posting.js';
import { postingQueue, type Settle } from './postingQueue.js';
import { type WalletDocument, walletModel } from './wallet.model.js';

/** Maximum entries a wallet holds before they are copied to the ledger. */
const PENDING = 96;
/**
 * Maximum entries posted between the ledger lookup and the write. Together with the pending ones they fit the
 * window.
 */
const BETWEEN = WINDOW - PENDING;
/** How many wallets' sequence numbers to cache. */
const REMEMBERED = 50_000;

/**
 * How writes to different wallets are batched: enough to save flushes, while still using several of the
 * engine's threads.
 */
const WRITES = { atOnce: 4, atMost: 8 };
/** An id no user has: an insert with both this id and a wallet's id is rejected. */
const NO_USER = '';

/** The database error code for such an insert. */
const IMMUTABLE_FIELD = 66;

interface WriteError {
  code: number;
  index: number;
}

/** A conditional change of one wallet. */
interface WalletChange {
  uid: string;
  filter: object;
  update: object;
}

interface WalletState {
  sequence: number;
  /** References in the window or not yet copied. */
  known: readonly string[];
  pending: number;
  balances: ByAccount<ReturnType<typeof exact>>;
}

/**
 * Posts to wallets: one conditional write to one document moves the balance and records the entries, for all
 * calls waiting on that wallet.
 *
 * Why a reference is posted only once, ever: it is among the pending entries (not yet copied), among those
 * copied last (the window), further back in the ledger, or new. At most `PENDING` entries are pending, and at
 * most `BETWEEN` are posted between the ledger lookup and the write. So any entry that was posted but not in
 * the ledger at the lookup is pending or in the window at the write, and the write requires that it is in
 * neither. The lookup runs only once a sequence number is known to be reached.
 */
export function postingRepository(connection: Connection, ledgerCopy: LedgerCopyRepository) {
  const wallets = walletModel(connection).collection;
  const ledger = ledgerModel(connection).collection;
  /** By wallet: a sequence number it has reached. */
  const reached = boundedCache<number>(REMEMBERED);

  const inLedger = batchCalls(async (refs: readonly string[]) => {
    const found = await ledger.find({ _id: { $in: refs } } as object, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => String(_id)));
  });

  const states = batchCalls(async (uids: readonly string[]) => {
    const found = await wallets
      .find<WalletDocument>({ _id: { $in: uids } } as object, {
        projection: { wallet: 1, walletBalance: 1, bonusBalance: 1 },
      })
      .toArray();
    return new Map(found.map((wallet) => [wallet._id, stateOf(wallet)]));
  });

  /**
   * Batches writes to different wallets so that they share one journal flush. A bulk write does not report
   * which updates matched. So each update is an upsert whose insert is invalid: one that matches nothing
   * fails with its own index.
   */
  const writes = batchCalls(async (changes: readonly WalletChange[]) => {
    const updates = changes.map(({ uid, filter, update }) => ({
      updateOne: {
        filter: { ...filter, _id: uid } as object,
        update: { ...update, $setOnInsert: { _id: NO_USER } } as object,
        upsert: true,
      },
    }));
    try {
      await wallets.bulkWrite(updates, { ordered: false });
      return new Set<string>();
    } catch (error) {
      return new Set(unmatchedIndexes(error).map((index) => changes[index]?.uid));
    }
  }, WRITES);

  async function postGroup(uid: string, calls: readonly PostingCall[], settle: Settle): Promise<void> {
    let open = calls;
    let state: WalletState | null = null;
    for (;;) {
      // A wallet this process has already posted to is not read: the write checks whether the cached state
      // still holds.
      if (!reached.has(uid)) {
        state = (await states([uid])).get(uid) ?? null;
        if (!state) return settleAll(open, 'no_user', settle);
        reached.set(uid, state.sequence);
      }
      const sequence = reached.get(uid) as number;
      const found = await inLedger(open.flatMap(({ refs }) => refs));
      const known = state?.known;
      const isKnown = ({ refs }: PostingCall) => refs.some((ref) => found.has(ref) || known?.includes(ref));
      settleAll(open.filter(isKnown), 'posted_before', settle);
      open = open.filter((call) => !isKnown(call));
      if (open.length === 0) return;

      const plan = planGroup(open, state?.balances ?? null);
      if (plan.posted.length === 0 || (await write(uid, plan, sequence, state))) {
        settleAll(plan.posted, 'posted', settle);
        settleAll(plan.low, 'balance_low', settle);
        return;
      }
      reached.delete(uid);
    }
  }

  /** The single write. Returns false when the wallet's state is not as assumed. */
  async function write(
    uid: string,
    { posted, low, change, needed }: GroupPlan,
    sequence: number,
    state: WalletState | null,
  ): Promise<boolean> {
    const entries = posted.flatMap((call) => call.entries);
    const refs = posted.flatMap((call) => call.refs);
    if ((state?.pending ?? ledgerCopy.waitingOf(uid)) + entries.length > PENDING)
      await ledgerCopy.copy([uid]);
    // A rejection is only valid for the exact balance that was read.
    const between = low.length > 0 ? 0 : BETWEEN;
    const failed = await writes([
      {
        uid,
        filter: {
          'wallet.recent': { $nin: refs },
          'wallet.pending.txRef': { $nin: refs },
          'wallet.sequence': { $not: { $gt: sequence + between } },
          [`wallet.pending.${PENDING - entries.length}`]: { $exists: false },
          ...(needed.wallet && { walletBalance: { $gte: decimal128(needed.wallet) } }),
          ...(needed.bonus && atLeast('bonusBalance', needed.bonus)),
        },
        update: {
          $inc: {
            walletBalance: decimal128(change.wallet),
            'wallet.sequence': entries.length,
            ...(entries.some(({ account }) => account === 'bonus') && {
              bonusBalance: decimal128(change.bonus),
            }),
          },
          $push: { 'wallet.pending': { $each: entries } },
          $min: { 'wallet.waitingSince': Math.min(...entries.map(({ date }) => date)) },
        },
      },
    ]);
    if (failed.has(uid)) return false;
    reached.set(uid, sequence + entries.length);
    ledgerCopy.posted(uid, entries.length);
    return true;
  }

  return { post: postingQueue(postGroup) };
}

function settleAll(calls: readonly PostingCall[], outcome: PostingOutcome, settle: Settle): void {
  for (const call of calls) settle(call, outcome);
}

/** Indexes of the updates that matched nothing. @throws any other error */
function unmatchedIndexes(error: unknown): number[] {
  const { writeErrors = [] } = (error ?? {}) as { writeErrors?: WriteError | WriteError[] };
  const errors = [writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== IMMUTABLE_FIELD)) throw error;
  return errors.map(({ index }) => index);
}

/** A condition that also holds for an absent balance, which is 0. */
function atLeast(field: 'bonusBalance', least: ReturnType<typeof exact>) {
  const enough = { [field]: { $gte: decimal128(least) } };
  return least.gt(0) ? enough : { $or: [enough, { [field]: { $exists: false } }] };
}

function stateOf({ wallet, walletBalance, bonusBalance }: WalletDocument): WalletState {
  const pending = wallet?.pending ?? [];
  return {
    sequence: wallet?.sequence ?? 0,
    known: [...(wallet?.recent ?? []), ...pending.map(({ txRef }) => txRef)],
    pending: pending.length,
    balances: {
      wallet: exact(walletBalance?.toString() ?? 0),
      bonus: exact(bonusBalance?.toString() ?? 0),
    },
  };
}
