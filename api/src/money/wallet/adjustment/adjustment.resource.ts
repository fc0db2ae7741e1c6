import { type Adjustment, adjustmentSchema, fullName } from '@wayfare/shared';
import type { ResourceDefinition } from '../../../platform/crud/resource.js';
import { meantBy, meantFilter } from '../moneySearch.js';
import type { MoneyServices } from '../../services.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** The most postings of one trip that are found by its reference. */
const MOST_OF_TRIP = 200;

/** Manual wallet adjustments, for admins to read and approve. */
export const adjustmentResource: ResourceDefinition<StoredAdjustment, never, MoneyServices> = {
  name: 'walletadjustments',
  stepUp: { export: noProof.reads },
  entity: 'WalletAdjustment',
  record: adjustmentSchema,
  filters: { uid: 'text', state: 'text', kind: 'text', by: 'text', date: 'number' },
  sorts: ['date', 'DESC'],
  /** The number of a posting or of its entry, a trip, or a person or amount. */
  async finds(q, services) {
    const typed = q.trim();
    if (await services.db.adjustments.findById(typed)) return { _id: typed };
    if ((await services.db.adjustments.findByRefs([typed])).length > 0) return { txRef: typed };
    const trip = await services.tripByReference(typed);
    if (trip)
      return {
        _id: { $in: (await services.db.adjustments.findOfTrip(trip, MOST_OF_TRIP)).map(({ id }) => id) },
      };
    return meantFilter(await meantBy(typed, services), 'uid');
  },
  reads: ({ db }) => db.adjustments,
  present: (adjustments, _actor, services) => presentAdjustments(adjustments, services),
};

/** Every response with adjustments is built here: adds the names of the people in them. */
export async function presentAdjustments(
  adjustments: readonly StoredAdjustment[],
  { db }: Pick<MoneyServices, 'db'>,
): Promise<Adjustment[]> {
  const ids = adjustments.flatMap(({ uid, by, decidedBy }) => [uid, by, ...(decidedBy ? [decidedBy] : [])]);
  const people = new Map((await db.users.findMany([...new Set(ids)])).map((user) => [user.id, user]));
  const nameOf = (uid: string) => {
    const user = people.get(uid);
    return user ? fullName(user) : '';
  };
  return adjustments.map((adjustment) => ({
    id: adjustment.id,
    txRef: adjustment.txRef,
    uid: adjustment.uid,
    userName: nameOf(adjustment.uid),
    usertype: people.get(adjustment.uid)?.usertype ?? null,
    kind: adjustment.kind,
    amount: adjustment.amount,
    note: adjustment.note,
    reverses: adjustment.reverses,
    subject: adjustment.subject ?? adjustment.booking ?? null,
    allowDebt: adjustment.allowDebt,
    state: adjustment.state,
    date: adjustment.date,
    by: adjustment.by,
    byName: nameOf(adjustment.by),
    expiresAt: adjustment.expiresAt,
    decidedBy: adjustment.decidedBy,
    decidedByName: adjustment.decidedBy ? nameOf(adjustment.decidedBy) : null,
    decidedAt: adjustment.decidedAt,
    decisionNote: adjustment.decisionNote,
  }));
}
