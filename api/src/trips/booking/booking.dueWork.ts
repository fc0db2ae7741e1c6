import { drivingStatuses, earningCut, OVERDUE_MS } from '@wayfare/shared';
import { askPlanned } from './offers/askPlanned.js';
import { dispatchRound } from './offers/dispatchBooking.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { cancelAs } from './finish/cancelBooking.js';
import { complete } from './finish/completeBooking.js';
import { sweepEffects } from './effects/runEffects.js';
import { payDueFees } from './pay/payCancelFee.js';
import { checkGivenUpClaim } from './pay/settleWalletPayment.js';
import { payDueTips } from './pay/tipDriver.js';
import { onLatest } from './transition.js';
import { releaseStrayHolds } from './pay/walletHold.js';
import { freeDriver } from '../../people/user/freeDriver.js';

/** An unpaid booking is canceled this long after it was made, in ms. */
const UNPAID_MS = 30 * 60_000;
/** How long counts of offers are kept, in ms: longer than they are shown. */
const OFFERS_KEPT_MS = 90 * 24 * 60 * 60_000;
/** A driver claim older than this, in ms, is checked: its request has ended. */
const CLAIM_GRACE_MS = 30_000;

/** Offers, and what crashed processes, riders and drivers leave behind in bookings. */
export const bookingDueWork = {
  offerTrips: {
    name: 'offer trips to drivers',
    async run(limit, services) {
      const { db, clock } = services;
      // With auto dispatch off, admins assign drivers. Bookings that wait get offers again once it is turned on.
      if (!(await db.settings.settings()).autoDispatch) return offerToPlanned(limit, services);
      await forEachOne(await db.bookings.findDueForDispatch(clock.now(), limit), async (id) => {
        const booking = await db.bookings.findById(id);
        if (booking?.status === 'NEW') await dispatchRound(booking, services);
      });
    },
  },
  checkGivenUpClaims: {
    name: 'check abandoned wallet payments',
    async run(limit, services) {
      const due = await services.db.bookings.findWalletChecks(services.clock.now(), limit);
      await forEachOne(due, (id) => checkGivenUpClaim(id, services));
    },
  },
  cancelOverdue: {
    name: 'cancel bookings that no driver accepted',
    async run(limit, services) {
      const { db, clock } = services;
      await forEachOne(await db.bookings.findOverdue(clock.now() - OVERDUE_MS, limit), (id) =>
        onLatest(async () => {
          const booking = await db.bookings.findById(id);
          if (booking?.status === 'NEW')
            await cancelAs(booking, 'system', 'cancel_reason_nobody_took_it', services);
        }),
      );
    },
  },
  cancelUnpaid: {
    name: 'cancel bookings that were not paid',
    async run(limit, services) {
      const { db, clock } = services;
      await forEachOne(await db.bookings.findUnpaid(clock.now() - UNPAID_MS, limit), (id) =>
        onLatest(async () => {
          const booking = await db.bookings.findById(id);
          if (booking?.status === 'PAYMENT_PENDING')
            await cancelAs(booking, 'system', 'cancel_reason_incomplete_booking', services);
        }),
      );
    },
  },
  closePaid: {
    name: 'close paid trips',
    async run(limit, services) {
      const { db, clock } = services;
      await forEachOne(await db.bookings.findToClose(clock.now(), limit), (id) =>
        onLatest(async () => {
          const booking = await db.bookings.findById(id);
          if (booking?.status === 'PAID') await complete(booking, 'system', services);
        }),
      );
    },
  },
  finishEffects: { name: 'carry out effects left behind', run: sweepEffects },
  repairClaims: {
    name: 'release drivers from bookings they did not get',
    async run(limit, services) {
      const { db, clock } = services;
      await forEachOne(await db.users.findClaims(clock.now() - CLAIM_GRACE_MS, limit), async (claim) => {
        const booking = await db.bookings.findById(claim.booking);
        if (booking?.driver === claim.id && drivingStatuses.includes(booking.status)) {
          await db.users.confirmClaim(claim.id, claim.booking);
        } else {
          const awaitsPayment = booking?.driver === claim.id && booking.status === 'PENDING';
          await freeDriver(claim.id, claim.booking, { awaitsPayment }, services);
        }
      });
    },
  },
  releaseHolds: { name: 'release holds without a booking', run: releaseStrayHolds },
  payFees: { name: 'pay waiting fees to drivers', run: payDueFees },
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

/** With auto dispatch off, only drivers whom a dispatcher planned ahead are asked. */
async function offerToPlanned(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.bookings.findPlansDue(clock.now(), limit), (id) =>
    onLatest(async () => {
      const booking = await db.bookings.findById(id);
      if (booking) await askPlanned(booking, services);
    }),
  );
}
