import { exact } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { gathered } from '../database/gathered.js';
import { decimal128 } from '../database/money.js';
import { type UserDocument, userModel } from '../user/user.model.js';
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

/** Entries a wallet holds at most until they are copied to the ledger. */
const PENDING = 96;
/** Entries that may be posted between the look at the ledger and the write. With those still to be copied they fit the window. */
const BETWEEN = WINDOW - PENDING;
/** Wallets whose sequence is remembered. */
const REMEMBERED = 50_000;

/** How writes to different wallets are put together: enough to save flushes, and still on several of the engine's threads. */
const WRITES = { atOnce: 4, atMost: 8 };
/** An id no user has: an insert with it and the id of a wallet is refused. */
const NOBODY = '';

/** What the database calls such an insert. */
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
  /** References in the window or still to be copied. */
  known: readonly string[];
  pending: number;
  balances: ByAccount<ReturnType<typeof exact>>;
}

/**
 * Posts to wallets: one conditional write of one document moves the balance and records the entries, for all the
 * calls to one wallet that wait at that moment.
 *
 * Why a reference is posted once for ever: it is among the entries still to be copied, among those copied last (the
 * window), further back in the ledger, or new. Entries still to be copied are at most `PENDING`, and between the look at
 * the ledger and the write at most `BETWEEN` are posted. So whatever was posted and is not yet in the ledger at the look
 * is still to be copied or in the window at the write, and the write demands that it is in neither. The look comes
 * after a sequence number is known to be reached.
 */
export function postingRepository(connection: Connection, ledgerCopy: LedgerCopyRepository) {
  const users = userModel(connection).collection;
  const ledger = ledgerModel(connection).collection;
  /** By wallet, a sequence number it has reached. */
  const reached = new Map<string, number>();

  const inLedger = gathered(async (refs: readonly string[]) => {
    const found = await ledger.find({ _id: { $in: refs } } as object, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => String(_id)));
  });

  const states = gathered(async (uids: readonly string[]) => {
    const found = await users
      .find<UserDocument>({ _id: { $in: uids } } as object, {
        projection: { wallet: 1, walletBalance: 1, bonusBalance: 1 },
      })
      .toArray();
    return new Map(found.map((user) => [user._id, stateOf(user)]));
  });

  /**
   * Writes to different wallets go together: they share one flush to the journal. By itself none of many updates says
   * whether it has matched; one that would have to insert, and may not, fails by name instead.
   */
  const writes = gathered(async (changes: readonly WalletChange[]) => {
    const updates = changes.map(({ uid, filter, update }) => ({
      updateOne: {
        filter: { ...filter, _id: uid } as object,
        update: { ...update, $setOnInsert: { _id: NOBODY } } as object,
        upsert: true,
      },
    }));
    try {
      await users.bulkWrite(updates, { ordered: false });
      return new Set<string>();
    } catch (error) {
      return new Set(unmatched(error).map((index) => changes[index]?.uid));
    }
  }, WRITES);

  function remember(uid: string, sequence: number): void {
    reached.delete(uid);
    reached.set(uid, sequence);
    if (reached.size > REMEMBERED) reached.delete(reached.keys().next().value as string);
  }

  async function postGroup(uid: string, calls: readonly PostingCall[], settle: Settle): Promise<void> {
    let open = calls;
    let state: WalletState | null = null;
    for (;;) {
      // A wallet this process has posted to is not read: the write says whether what is known still holds.
      if (!reached.has(uid)) {
        state = (await states([uid])).get(uid) ?? null;
        if (!state) return settleAll(open, 'no_user', settle);
        remember(uid, state.sequence);
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

  /** The one write. False when the wallet is not as it was thought to be. */
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
    // That a call is refused depends on the very balance that was read.
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
    remember(uid, sequence + entries.length);
    ledgerCopy.posted(uid, entries.length);
    return true;
  }

  return { post: postingQueue(postGroup) };
}

function settleAll(calls: readonly PostingCall[], outcome: PostingOutcome, settle: Settle): void {
  for (const call of calls) settle(call, outcome);
}

/** Numbers of the updates that matched nothing. @throws anything else that went wrong */
function unmatched(error: unknown): number[] {
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

function stateOf({ wallet, walletBalance, bonusBalance }: UserDocument): WalletState {
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
