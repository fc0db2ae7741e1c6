import { sumAmounts, toWire } from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { Services } from '../services.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import type { RejectedLine, TripLine } from './readTrips.js';
import { createCrews, type ReplayPair } from './replayCrew.js';
import { RefusedTripError, replayTrip } from './replayTrip.js';
import type { ReplayTariff } from './tariff.js';

/** Trips replayed concurrently. */
const WORKERS = 16;

/** The result of a replay. Sums are exact. */
export interface ReplaySummary {
  trips: number;
  rejected: RejectedLine[];
  tripCost: number;
  convenienceFees: number;
  driverShare: number;
  ledgerEntries: number;
  ledgerBalanced: boolean;
  seconds: number;
  tripsPerSecond: number;
}

/**
 * Replays recorded trips into the database of `product`, which must be empty, several at a time. `onTrip`
 * receives the number of trips done. Runs the ledger audit at the end.
 */
export async function replayTrips(
  lines: AsyncIterable<TripLine>,
  tariff: ReplayTariff,
  onTrip: (done: number) => void = () => undefined,
  product: Services,
): Promise<ReplaySummary> {
  const { db } = product;
  // Only fare settings come from the tariff; drivers whose fees exceed their wallet are still accepted.
  await db.settings.saveSettings({
    decimal: tariff.decimal,
    convert_to_mile: tariff.convert_to_mile,
    autoDispatch: true,
    negativeBalance: true,
    otp_secure: false,
    // A worker's riders make many trips in a short time.
    maxOpenBookings: 1000,
    maxCancellations: 1000,
  });
  const createdAt = product.clock.now();
  const carType = { ...tariff.carType, id: product.newId(), createdAt };
  await db.carTypes.insert(carType);
  const crews = await createCrews({ workers: WORKERS, carType: carType.name, createdAt }, product);
  const services = { ...product, config: { ...product.config, APP_CATEGORY: 'taxi' as const } };

  const rejected: RejectedLine[] = [];
  const sums = { tripCost: sumAmounts([]), convenienceFees: sumAmounts([]), driverShare: sumAmounts([]) };
  let trips = 0;
  const count = (booking: StoredBooking) => {
    trips += 1;
    sums.tripCost = sums.tripCost.plus(booking.trip_cost);
    sums.convenienceFees = sums.convenienceFees.plus(booking.convenience_fees);
    sums.driverShare = sums.driverShare.plus(booking.driver_share);
    onTrip(trips);
  };

  const began = performance.now();
  const queue = lines[Symbol.asyncIterator]();
  let failed = false;
  async function work(crew: readonly ReplayPair[]): Promise<void> {
    for (let turn = 0; !failed; turn += 1) {
      const next = await queue.next();
      if (next.done) return;
      if ('rejected' in next.value) {
        rejected.push(next.value.rejected);
        continue;
      }
      const { trip } = next.value;
      const pair = crew[turn % crew.length] as ReplayPair;
      try {
        count(await replayTrip(trip, { ...pair, carType: carType.name }, services));
      } catch (error) {
        if (!(error instanceof RefusedTripError)) throw error;
        rejected.push({ line: trip.line, reason: error.message });
      }
    }
  }
  try {
    await Promise.all(
      crews.map((crew) =>
        work(crew).catch((error: unknown) => {
          failed = true;
          throw error;
        }),
      ),
    );
  } finally {
    await queue.return?.();
  }
  const seconds = (performance.now() - began) / 1000;

  const audit = await auditLedger(undefined, product);
  return {
    trips,
    rejected: rejected.sort((a, b) => a.line - b.line),
    tripCost: toWire(sums.tripCost),
    convenienceFees: toWire(sums.convenienceFees),
    driverShare: toWire(sums.driverShare),
    ledgerEntries: audit.entries,
    ledgerBalanced: audit.balanced,
    seconds: Math.round(seconds * 1000) / 1000,
    tripsPerSecond: seconds > 0 ? Math.round((trips / seconds) * 10) / 10 : 0,
  };
}
