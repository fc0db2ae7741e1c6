import type { StoredAdjustment } from '../money/wallet/adjustment/storedAdjustment.js';
import { makeApprovedCorrection } from './booking/fareReview/correctFare.js';
import { makeApprovedReview } from './booking/fareReview/decideFareReview.js';
import { makeApprovedCancellation } from './booking/finish/cancelBooking.js';
import { makeApprovedRaise } from './booking/override/raiseOffer.js';
import { makeApprovedAct } from './booking/override/resolveTrip.js';
import { makeApprovedRecord } from './booking/pay/silentCapture.js';
import type { CreditHandler } from '../money/wallet/afterCredit.js';
import type { Migration } from '../platform/database/migration.js';
import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import { driverBoardOperations } from './booking/board/driverBoard.routes.js';
import { apartOperations } from './booking/apart/apart.routes.js';
import { bookingDueWork } from './booking/booking.dueWork.js';
import { bookingEffects } from './booking/booking.effects.js';
import { bookingResource } from './booking/booking.resource.js';
import { bookingOperations } from './booking/booking.routes.js';
import { tripImageOperations } from './booking/drive/tripImage.routes.js';
import { afterTripOperations } from './booking/finish/afterTrip.routes.js';
import { deskOperations } from './booking/desk/desk.routes.js';
import { fleetOperations } from './booking/fleet/fleet.routes.js';
import { fareReviewResource } from './booking/fareReview/fareReview.resource.js';
import { isNoShowDecision, makeApprovedNoShowDecision } from './booking/noShow/decideNoShow.js';
import { noShowOperations } from './booking/noShow/noShow.routes.js';
import { isRideDecision, makeApprovedRideDecision } from './booking/rideCheck/decideRideCheck.js';
import { rideCheckOperations } from './booking/rideCheck/rideCheck.routes.js';
import { fareReviewOperations } from './booking/fareReview/fareReview.routes.js';
import { changeOperations } from './booking/change/change.routes.js';
import { guestOperations } from './booking/guest/guest.routes.js';
import { trackOperations } from './booking/drive/track.routes.js';
import { handoverOperations } from './booking/handover/handover.routes.js';
import { nearbyDriverOperations } from './booking/offers/nearbyDrivers.routes.js';
import { offerCountOperations } from './booking/offers/offerCounts.routes.js';
import { overrideOperations } from './booking/override/override.routes.js';
import { moneyTimelineOperations } from './booking/money/moneyTimeline.routes.js';
import { bookingPayable } from './booking/pay/bookingPayable.js';
import { tipPayable } from './booking/pay/tipPayable.js';
import { cardPaymentOperations } from './booking/pay/cardPayment.routes.js';
import { payWaitingFees } from './booking/pay/payCancelFee.js';
import { silentCaptureOperations } from './booking/pay/silentCapture.routes.js';
import { plannedTripOperations, plannerOperations } from './booking/planner/planner.routes.js';
import { tripShareOperations } from './booking/share/tripShare.routes.js';
import { bookingShowsImage } from './booking/showsImage.js';
import { stopOperations } from './booking/stop/stop.routes.js';
import { streetOperations } from './booking/street/street.routes.js';
import { migrateBookedNames } from './booking/store/migrateBookedNames.js';
import { migrateClosing } from './booking/store/migrateClosing.js';
import { migrateEffects } from './booking/store/migrateEffects.js';
import { migrateReferences } from './booking/store/migrateReferences.js';
import { migrateSearch } from './booking/store/migrateSearch.js';
import { callOperations } from './call/call.routes.js';
import { cancelReasonResource } from './cancelReason/cancelReason.resource.js';
import { carTypeDueWork } from './carType/carType.dueWork.js';
import { carTypeResource } from './carType/carType.resource.js';
import { tariffLabOperations } from './tariffLab/tariffLab.routes.js';
import { chatDueWork } from './chat/chat.dueWork.js';
import { chatOperations } from './chat/chat.routes.js';
import { driverDaysOperations } from './earning/driverDays.routes.js';
import { earnedOperations } from './earning/earned.routes.js';
import { earningDueWork } from './earning/earning.dueWork.js';
import { earningEffects } from './earning/earning.effects.js';
import { driverEarningResource, earningReportResource } from './earning/earning.resource.js';
import { migrateReportedNames } from './earning/migrateReportedNames.js';
import type { Operation } from './operation.js';
import { retentionDueWork } from './retention/retention.dueWork.js';
import { learnedSpeedDueWork } from './dispatch/learnedSpeed.dueWork.js';
import { passedTripDueWork } from './passedTrip/passedTrip.dueWork.js';
import { passedTripResource } from './passedTrip/passedTrip.resource.js';
import { passedTripEffects } from './passedTrip/recordPassed.js';
import { promoDueWork } from './promo/promo.dueWork.js';
import { pairBlockResource } from './pairBlock/pairBlock.resource.js';
import { promoEffects } from './promo/promo.effects.js';
import { makeApprovedPromo } from './promo/givePromo.js';
import { promoResource } from './promo/promo.resource.js';
import { promoOperations } from './promo/promo.routes.js';
import { seriesDueWork } from './series/series.dueWork.js';
import { seriesResource } from './series/series.resource.js';
import { seriesOperations } from './series/series.routes.js';
import type { TripsServices } from './services.js';
import { shiftDueWork } from './shift/shift.dueWork.js';
import { shiftOperations } from './shift/shift.routes.js';
import { trackingDueWork } from './tracking/tracking.dueWork.js';
import { trackingEffects } from './tracking/tracking.effects.js';
import { trackingOperations } from './tracking/tracking.routes.js';

export { tripsRepositories as repositories } from './repositories.js';

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<TripsServices>[] = [
  routeResource(cancelReasonResource),
  routeResource(carTypeResource),
  routeResource(pairBlockResource),
  routeResource(passedTripResource),
  routeResource(promoResource),
  routeResource(bookingResource),
  routeResource(seriesResource),
  routeResource(fareReviewResource),
  routeResource(earningReportResource),
  routeResource(driverEarningResource),
];

export const operations: readonly Operation[] = [
  ...bookingOperations,
  ...afterTripOperations,
  ...tripImageOperations,
  ...fareReviewOperations,
  ...moneyTimelineOperations,
  ...rideCheckOperations,
  ...noShowOperations,
  ...tripShareOperations,
  ...seriesOperations,
  ...guestOperations,
  ...cardPaymentOperations,
  ...silentCaptureOperations,
  ...handoverOperations,
  ...stopOperations,
  ...streetOperations,
  ...trackingOperations,
  ...trackOperations,
  ...chatOperations,
  ...callOperations,
  ...plannedTripOperations,
  ...driverDaysOperations,
  ...apartOperations,
  ...earnedOperations,
  ...offerCountOperations,
  ...driverBoardOperations,
  ...nearbyDriverOperations,
  ...overrideOperations,
  ...changeOperations,
  ...deskOperations,
  ...fleetOperations,
  ...plannerOperations,
  ...shiftOperations,
  ...promoOperations,
  ...tariffLabOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<TripsServices> = {
  awaited: [
    bookingDueWork.expireLongerTrips,
    bookingDueWork.checkNextTrips,
    bookingDueWork.checkLeads,
    bookingDueWork.offerTrips,
  ],
  leftBehind: [
    bookingDueWork.checkGivenUpClaims,
    bookingDueWork.cancelOverdue,
    bookingDueWork.cancelUnpaid,
    bookingDueWork.finishEffects,
    bookingDueWork.repairClaims,
    bookingDueWork.releaseWalletHolds,
    bookingDueWork.payFees,
    bookingDueWork.payFromWallets,
    bookingDueWork.expireRideChecks,
    bookingDueWork.payTips,
    seriesDueWork.keepUp,
    chatDueWork.notify,
    promoDueWork.settleUses,
    carTypeDueWork.finishRenames,
  ],
  lanes: [
    // No one waits for it.
    { everyMs: 10 * SECOND, work: [bookingDueWork.closePaid] },
    // Separate: a slow write must not delay positions. More often than samples of a moving driver are apart.
    { everyMs: 10 * SECOND, work: [shiftDueWork.record] },
    // Separate: it may take seconds after the time zone was changed.
    { everyMs: 5 * SECOND, work: [earningDueWork.keepCut] },
    // Separate: the first run may take seconds.
    { everyMs: SECOND, work: [bookingDueWork.count] },
  ],
  hourly: [
    bookingDueWork.forgetShares,
    bookingDueWork.forgetOffers,
    passedTripDueWork.forgetOld,
    learnedSpeedDueWork.forgetOld,
    seriesDueWork.forgetLinks,
    shiftDueWork.forgetOld,
    retentionDueWork.forgetOld,
  ],
  atStop: [shiftDueWork.finish, trackingDueWork.saveTracks],
};

/** Carries out the effects of bookings that change records of this area. */
export const effects = {
  ...bookingEffects,
  ...earningEffects,
  ...passedTripEffects,
  ...promoEffects,
  ...trackingEffects,
};

/** Reactions of this area after a user's wallet may have received money. */
export const creditHandlers: readonly CreditHandler<TripsServices>[] = [payWaitingFees];

/** How gifts of this area are made once a second person has approved them. */
export const giftActs = {
  raise: makeApprovedRaise,
  fareReview(gift: StoredAdjustment, services: TripsServices) {
    if (isRideDecision(gift)) return makeApprovedRideDecision(gift, services);
    return isNoShowDecision(gift)
      ? makeApprovedNoShowDecision(gift, services)
      : makeApprovedReview(gift, services);
  },
  fareCorrection: makeApprovedCorrection,
  waivedFee: makeApprovedCancellation,
  cardHold: makeApprovedRecord,
  promo: makeApprovedPromo,
  writeOff: makeApprovedAct,
  canceledTrip: makeApprovedAct,
};

/** The payables of this area: what people can pay for by card. */
export const payables = { booking: bookingPayable, tip: tipPayable };

/** Convert what earlier versions stored, in this order. */
export const migrations: readonly Migration<TripsServices>[] = [
  migrateBookedNames,
  migrateClosing,
  migrateEffects,
  migrateReferences,
  migrateReportedNames,
  migrateSearch,
];

/**
 * Those of them that are repeated once, for what processes of the earlier version have written after the
 * mark. Only conversions of how values are stored: a record of this version must not need them.
 */
export const repeatedMigrations: readonly Migration<TripsServices>[] = [
  migrateBookedNames,
  migrateEffects,
  migrateReferences,
  migrateReportedNames,
  migrateSearch,
];

/** Check whether this area still shows a stored picture. */
export const imageUses = [bookingShowsImage];
