import { entryKind } from '@wayfare/shared';
import type { ledgerModel } from './ledger.model.js';

/** The kinds of entries that earlier versions stored without one. */
export function entryKindsRepository(ledger: ReturnType<typeof ledgerModel>) {
  return {
    /** Stores the kinds of the next `limit` entries that have none. Returns how many there were. */
    async giveKinds(limit: number): Promise<number> {
      const rows = await ledger.find({ kind: null }, { _id: 1 }).limit(limit).lean();
      const ids = rows.map(({ _id }) => _id as string);
      if (ids.length === 0) return 0;
      await ledger.bulkWrite(
        ids.map((id) => ({ updateOne: { filter: { _id: id }, update: { $set: { kind: entryKind(id) } } } })),
        { ordered: false },
      );
      return ids.length;
    },
  };
}
