import { earningCut } from '@wayfare/shared';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { expireLongerTrips } from './change/loseLongerTrip.js';
import { repairClaims } from './drive/repairClaims.js';
import { sweepEffects } from './effects/runEffects.js';
import { cancelOverdue, cancelUnpaid, closePaid } from './finish/endLeftBehind.js';
import { checkLeads } from './lead/checkLeads.js';
import { checkNextTrips } from './next/checkNextTrips.js';
import { offerTrips } from './offers/offerTrips.js';
import { payDueFees } from './pay/payCancelFee.js';
import { checkGivenUpClaims } from './pay/settleWalletPayment.js';
import { payFromWallets } from './pay/payFromWallets.js';
import { payDueTips } from './pay/tipDriver.js';
import { releaseStrayWalletHolds } from './pay/walletHold.js';
import { expireRideChecks } from './rideCheck/decideRideCheck.js';
import type { TripsServices } from '../services.js';

/** How long counts of offers are kept, in ms: longer than they are shown. */
const OFFERS_KEPT_MS = 90 * 24 * 60 * 60_000;

/** Offers, and what crashed processes, riders and drivers leave behind in bookings. */
export const bookingDueWork = {
  offerTrips: { name: 'offer trips to drivers', run: offerTrips },
  checkLeads: { name: 'decide when prebookings enter dispatch', run: checkLeads },
  expireLongerTrips: {
    name: 'offer longer trips anew whose driver did not answer',
    run: expireLongerTrips,
  },
  checkNextTrips: { name: 'check trips whose driver finishes another one first', run: checkNextTrips },
  checkGivenUpClaims: { name: 'check abandoned wallet payments', run: checkGivenUpClaims },
  cancelOverdue: { name: 'cancel bookings that no driver accepted', run: cancelOverdue },
  cancelUnpaid: { name: 'cancel bookings that were not paid', run: cancelUnpaid },
  closePaid: { name: 'close paid trips', run: closePaid },
  finishEffects: { name: 'carry out effects left behind', run: sweepEffects },
  repairClaims: { name: 'release drivers from bookings they did not get', run: repairClaims },
  releaseWalletHolds: { name: 'release holds without a booking', run: releaseStrayWalletHolds },
  payFees: { name: 'pay waiting fees to drivers', run: payDueFees },
  payFromWallets: { name: 'pay trips from reserved wallet money', run: payFromWallets },
  expireRideChecks: { name: 'end ride checks that nobody decided', run: expireRideChecks },
  payTips: { name: 'pay waiting tips to drivers', run: payDueTips },
  forgetShares: {
    name: 'delete expired links to trips',
    async run(_limit, { db, clock }) {
      await db.tripShares.removeExpired(clock.now());
      await db.parcelLinks.removeExpired(clock.now());
      await db.guestLinks.removeExpired(clock.now());
    },
  },
  forgetOffers: {
    name: 'delete old counts of offers',
    async run(_limit, { db, clock }) {
      const { timeZone } = await db.settings.settings();
      await db.offerDays.removeBefore(earningCut(clock.now() - OFFERS_KEPT_MS, timeZone).day);
    },
  },
  count: {
    name: 'count changed bookings for list totals',
    run: (_limit, { db, clock }) => db.bookings.counters.keep(() => clock.now()),
  },
} satisfies DueWorkOfEntity<TripsServices>;
