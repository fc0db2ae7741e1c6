import { findingKinds, fullName, type LedgerFinding, type LedgerProof } from '@wayfare/shared';
import type { Report } from '../run/longWork.js';
import type { Services } from '../services.js';
import { auditLedger } from './auditLedger.js';

/** Things that are off that are named; the rest is counted. */
const NAMED_AT_MOST = 500;

/** Audits the books for the panel: what was looked at, and each thing that is off with what it belongs to. */
export async function proveLedger({ db }: Services, report: Report): Promise<LedgerProof> {
  const { problems, ...looked } = await auditLedger({ db }, report);
  const named = problems.slice(0, NAMED_AT_MOST).map(findingOf);
  const wallets = named.flatMap(({ about, id }) => (about === 'wallet' ? id : []));
  const people = new Map((await db.users.findMany(wallets)).map((user) => [user.id, user]));
  const findings = named.map((finding) => {
    const user = people.get(finding.id);
    const { usertype, id } = user ?? {};
    return { ...finding, user: user && usertype && id ? { id, usertype, name: fullName(user) } : null };
  });
  const { wallets: walletCount, entries, settledTrips, balances, entrySum } = looked;
  return { wallets: walletCount, entries, settledTrips, balances, entrySum, off: problems.length, findings };
}

/** A sentence of the audit taken apart: `entry booking:42:share: is missing …`. */
function findingOf(problem: string): LedgerFinding {
  const [, kind, id = '', detail = ''] = /^(\w+) (\S+): (.*)$/.exec(problem) ?? [];
  const about = findingKinds.find((known) => known === kind);
  if (!about) throw new Error(`the audit says something that is about nothing: ${problem}`);
  const booking = about === 'trip' ? id : (/^booking:([^:]+):/.exec(id)?.[1] ?? null);
  return { about, id, detail, booking, user: null };
}
