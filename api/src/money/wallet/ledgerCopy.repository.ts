import { entryKind } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { batchCalls } from '../../platform/database/batchCalls.js';
import { ledgerModel } from './ledger.model.js';
import { type WalletDocument, walletModel } from './wallet.model.js';

/** How long to collect entries before copying them, in ms. */
const COPY_AFTER_MS = 200;
/** How many references of copied entries a wallet keeps in its own document: its window. */
export const WINDOW = 128;
/**
 * Once one wallet has this many waiting entries, they are copied immediately, so that posting need not wait
 * for it.
 */
const MANY = 32;
/** Wallets copied per batch. */
const BATCH = 200;

/**
 * Copies entries from the wallets they were posted to into the append-only ledger, batched and slightly
 * delayed. Idempotent. Always copies all of a wallet's entries, so what remains are the most recent postings.
 */
export function ledgerCopyRepository(connection: Connection) {
  const wallets = walletModel(connection).collection;
  const ledger = ledgerModel(connection).collection;
  /** By wallet: how many entries this process has posted but not yet copied. */
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function copyBatch(uids: readonly string[]): Promise<void> {
    const counted = uids.map((uid) => [uid, waiting.get(uid) ?? 0] as const);
    const found = await wallets
      .find<WalletDocument>({ _id: { $in: uids }, 'wallet.pending.0': { $exists: true } } as object, {
        projection: { 'wallet.pending': 1 },
      })
      .toArray();
    if (found.length > 0) {
      await insert(found);
      await wallets.bulkWrite(found.map(takenOff), { ordered: false });
    }
    for (const [uid, count] of counted) {
      const left = (waiting.get(uid) ?? 0) - count;
      if (left > 0) waiting.set(uid, left);
      else waiting.delete(uid);
    }
  }

  async function insert(found: readonly WalletDocument[]): Promise<void> {
    const rows = found.flatMap(({ _id: uid, wallet }) =>
      (wallet?.pending ?? []).map(({ txRef, type, account, amount, date }) => ({
        _id: txRef,
        uid,
        type,
        ...(account && { account }),
        kind: entryKind(txRef),
        amount,
        date,
      })),
    );
    try {
      await ledger.insertMany(rows as object[], { ordered: false });
    } catch (error) {
      // Another process copied them too.
      if (!isOnlyDuplicateKeys(error)) throw error;
    }
  }

  async function copy(uids: readonly string[]): Promise<void> {
    for (let from = 0; from < uids.length; from += BATCH) await copyBatch(uids.slice(from, from + BATCH));
  }

  const copyEverything = batchCalls(async () => {
    const left = await wallets
      .find({ 'wallet.waitingSince': { $gte: 0 } } as object, { projection: { _id: 1 } })
      .toArray();
    await copy(left.map(({ _id }) => String(_id)));
  });

  /** Entries that fail to copy stay with their wallet: the scheduler copies them. */
  function copyWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= copy([...waiting.keys()])
      .catch(() => waiting.clear())
      .finally(() => {
        running = undefined;
        if (waiting.size > 0) scheduleCopy();
      });
    return running;
  }

  function scheduleCopy(): void {
    if (timer || running) return;
    timer = setTimeout(() => void copyWaiting(), COPY_AFTER_MS);
    timer.unref();
  }

  return {
    /** Call after posting entries to a wallet: they are copied soon. */
    posted(uid: string, entries: number): void {
      const count = (waiting.get(uid) ?? 0) + entries;
      waiting.set(uid, count);
      if (count < MANY) scheduleCopy();
      else void copyWaiting();
    },

    /** How many entries of a wallet this process still has to copy. */
    waitingOf: (uid: string): number => waiting.get(uid) ?? 0,

    copy,

    /** Copies what all processes have posted so far, so that the ledger is complete. */
    copyAll: () => copyEverything([]),

    /** Waits until this process has nothing left to copy. */
    async idle(): Promise<void> {
      while (waiting.size > 0 || running) await copyWaiting();
    },

    /** Wallets with entries a crashed process did not copy. */
    async findLeft(before: number, limit: number): Promise<string[]> {
      const found = await wallets
        .find({ 'wallet.waitingSince': { $lte: before } } as object, { projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => String(_id));
    },
  };
}

export type LedgerCopyRepository = ReturnType<typeof ledgerCopyRepository>;

/**
 * Moves copied entries from the front of a wallet's pending list to its window, unless another process
 * already did.
 */
function takenOff({ _id, wallet }: WalletDocument) {
  const refs = (wallet?.pending ?? []).map(({ txRef }) => txRef);
  const pending = { $slice: ['$wallet.pending', refs.length, WINDOW] };
  const recent = { $slice: [{ $concatArrays: ['$wallet.recent', { $literal: refs }] }, -WINDOW] };
  const waitingSince = { $cond: [{ $eq: [pending, []] }, '$$REMOVE', '$wallet.waitingSince'] };
  return {
    updateOne: {
      filter: { _id, 'wallet.pending.0.txRef': refs[0] } as object,
      update: [
        { $set: { 'wallet.recent': recent, 'wallet.waitingSince': waitingSince, 'wallet.pending': pending } },
      ] as object[],
    },
  };
}
