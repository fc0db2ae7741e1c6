import type { Connection } from 'mongoose';
import { bookingLimitRepository } from './booking/limits/bookingLimit.repository.js';
import { matchWindowRepository } from './booking/offers/matchWindow.repository.js';
import { offerDaysRepository } from './booking/offers/offerDays.repository.js';
import {
  guestLinkRepository,
  parcelLinkRepository,
  seriesLinkRepository,
  tripShareRepository,
} from './booking/share/tripShare.repository.js';
import { bookingRepository } from './booking/store/booking.repository.js';
import { customerBookingsRepository } from './booking/store/customerBookings.repository.js';
import { driverDaysRepository } from './booking/store/driverDays.repository.js';
import { earnedPeriodsRepository } from './booking/store/earnedPeriods.repository.js';
import { earnedBookingsRepository } from './booking/store/earnedBookings.repository.js';
import { promoUsesRepository } from './booking/store/promoUses.repository.js';
import { cancelReasonRepository } from './cancelReason/cancelReason.repository.js';
import { carTypeRepository } from './carType/carType.repository.js';
import { chatMessageRepository } from './chat/chatMessage.repository.js';
import { earningRepository } from './earning/earning.repository.js';
import { pairBlockRepository } from './pairBlock/pairBlock.repository.js';
import { passedTripRepository } from './passedTrip/passedTrip.repository.js';
import { sweptTripsRepository } from './retention/sweptTrips.repository.js';
import { learnedSpeedRepository } from './dispatch/learnedSpeed.repository.js';
import { promoRepository } from './promo/promo.repository.js';
import { seriesRepository } from './series/series.repository.js';
import { driverTrackRepository } from './shift/driverTrack.repository.js';
import { shiftPeriodRepository } from './shift/shiftPeriod.repository.js';
import { trackingRepository } from './tracking/tracking.repository.js';

/** The repositories of trips and what they need, on one connection. */
export const tripsRepositories = (connection: Connection) => ({
  bookings: bookingRepository(connection),
  bookingLimits: bookingLimitRepository(connection),
  customerBookings: customerBookingsRepository(connection),
  driverDays: driverDaysRepository(connection),
  earnedPeriods: earnedPeriodsRepository(connection),
  matchWindows: matchWindowRepository(connection),
  offerDays: offerDaysRepository(connection),
  chatMessages: chatMessageRepository(connection),
  cancelReasons: cancelReasonRepository(connection),
  carTypes: carTypeRepository(connection),
  tracking: trackingRepository(connection),
  driverTracks: driverTrackRepository(connection),
  shiftPeriods: shiftPeriodRepository(connection),
  learnedSpeeds: learnedSpeedRepository(connection),
  earnings: earningRepository(connection, earnedBookingsRepository(connection)),
  pairBlocks: pairBlockRepository(connection),
  passedTrips: passedTripRepository(connection),
  promos: promoRepository(connection, promoUsesRepository(connection)),
  series: seriesRepository(connection),
  seriesLinks: seriesLinkRepository(connection),
  guestLinks: guestLinkRepository(connection),
  parcelLinks: parcelLinkRepository(connection),
  sweptTrips: sweptTripsRepository(connection),
  tripShares: tripShareRepository(connection),
});

export type TripsRepositories = ReturnType<typeof tripsRepositories>;
