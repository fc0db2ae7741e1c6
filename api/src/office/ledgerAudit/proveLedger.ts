import { type Finding, fullName, type LedgerFinding, type LedgerProof, peopleOf } from '@wayfare/shared';
import type { Report } from '../../platform/run/longWork.js';
import type { OfficeServices } from '../services.js';
import { auditLedger } from './auditLedger.js';

/** Maximum discrepancies listed; the rest are only counted. */
const NAMED_AT_MOST = 500;

/**
 * Runs the ledger audit for the panel. Returns the numbers of checked records, and each discrepancy with its
 * record.
 */
export async function proveLedger(report: Report, { db }: OfficeServices): Promise<LedgerProof> {
  const { problems, balanced: _, ...looked } = await auditLedger(report, { db });
  const named = problems.slice(0, NAMED_AT_MOST);
  const ids = named.flatMap((off) => [
    ...(off.about === 'wallet' ? [off.id] : []),
    ...peopleOf(off).map(([, uid]) => uid),
  ]);
  const people = new Map((await db.users.findMany([...new Set(ids)])).map((user) => [user.id, user]));
  const findings = named.map((off): LedgerFinding => {
    const names = peopleOf(off).map(([value, uid]) => [value, nameOf(people.get(uid)) || uid]);
    const { usertype, id } = (off.about === 'wallet' && people.get(off.id)) || {};
    return {
      ...off,
      values: { ...off.values, ...(Object.fromEntries(names) as Finding['values']) },
      booking: tripOf(off),
      user: usertype && id ? { id, usertype, name: nameOf(people.get(id)) } : null,
    };
  });
  return { ...looked, off: problems.length, findings };
}

const nameOf = (user: Parameters<typeof fullName>[0] | undefined) => (user ? fullName(user) : '');

/** The trip a finding belongs to: for an entry, it is part of the reference. */
const tripOf = ({ about, id }: Finding): string | null =>
  about === 'trip' ? id : (/^booking:([^:]+):/.exec(id)?.[1] ?? null);
