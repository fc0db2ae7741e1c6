import { setTimeout } from 'node:timers/promises';
import type { WayfareClient } from '@wayfare/client';
import { answerOf } from '../calls/call.js';

/** How often the state of the audit is read, in real ms. */
const LOOK_MS = 500;

/** The ledger audit did not finish. */
class AuditFailed extends Error {
  override readonly name = 'AuditFailed';
}

/**
 * Runs the installation's ledger audit, and returns how many discrepancies it found.
 * @throws AuditFailed
 */
export async function auditLedger(admin: WayfareClient): Promise<number> {
  let run = await answerOf(admin.POST('/api/ledger'));
  while (run.state === 'running') {
    await setTimeout(LOOK_MS);
    run = await answerOf(admin.GET('/api/ledger'));
  }
  if (run.state !== 'done' || !run.result) throw new AuditFailed(`the ledger audit ended as ${run.state}`);
  return run.result.off;
}
