import { expectOk } from '../traffic/openTown.js';
import type { Scene } from '../traffic/scene.js';
import { findLosses, findStuck, type StoredBooking } from './acknowledged.js';
import { auditLedger } from './readEverything.js';

const PAGE = 500;
/** Trips that are over. */
const OVER = new Set(['PAID', 'COMPLETE', 'CANCELLED']);

/** What the installation has kept of what it promised. */
export interface Verdict {
  bookings: number;
  credits: number;
  /** What was lost or done twice. */
  losses: string[];
  /** Trips that are neither over nor waiting for anyone. */
  stuck: string[];
  /** Discrepancies of the ledger. */
  ledgerOff: number;
}

/** Compares what was acknowledged with what is stored, and audits the ledger, through the API. */
export async function verifyTown({ town, acknowledged }: Scene): Promise<Verdict> {
  const { admin, pairs, savers } = town;
  const stored: StoredBooking[] = [];
  for (const { rider } of pairs) {
    const filter = encodeURIComponent(JSON.stringify({ customer: rider.id }));
    for (let from = 0; ; from += PAGE) {
      const path = `/bookings?range=[${from},${from + PAGE - 1}]&filter=${filter}`;
      const rows = (await expectOk(admin.persist({ method: 'GET', path }))) as StoredBooking[];
      stored.push(...rows);
      if (rows.length < PAGE) break;
    }
  }
  const balances = new Map<string, number>();
  for (const { id } of savers) {
    const user = (await expectOk(admin.persist({ method: 'GET', path: `/riders/${id}` }))) as {
      walletBalance: number;
    };
    balances.set(id, user.walletBalance);
  }
  return {
    bookings: stored.length,
    credits: acknowledged.credits.size,
    losses: findLosses(acknowledged, stored, balances),
    stuck: findStuck(stored, OVER),
    ledgerOff: await auditLedger(admin),
  };
}
