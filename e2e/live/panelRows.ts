import type { LiveRow, WithoutRow } from './liveRow.js';
import { listPages } from './panelListRows.js';
import { ownPages } from './panelPageRows.js';

/** The pages of the panel that show a change while they are open. */
export const panelRows: readonly LiveRow[] = [...ownPages, ...listPages];

const FORM = 'a form, which shows what its user enters';

/** Pages of the panel without a row. */
export const panelWithout: WithoutRow = {
  '/shiftreplay': 'a shift that is over',
  '/addtowallet': FORM,
  '/tarifflab': 'its car types are in a closed list: the query of /addbookings',
  '/callerbookings': 'for fleet admins: the form of /addbookings',
  '/ledger': 'an audit that is polled while it runs',
  '/setup': 'what is missing before the first booking: nothing in the demo',
  '/profile': 'another admin’s account: see the test of its own',
  '/series/create': FORM,
  '/riders/create': FORM,
  '/drivers/create': FORM,
  '/fleetadmins/create': FORM,
  '/sms': 'the demo has no SMS service; serviceSms.ts announces each change',
  '/paymentdifferences': 'no provider of the demo differs; reconcile.ts announces each difference',
};
