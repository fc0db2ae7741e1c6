import { deskStatuses } from '@wayfare/shared';
import { plainAll } from '../../database/plain.js';
import type { bookingModel } from '../booking.model.js';
import type { StoredBooking } from '../storedBooking.js';

/** Which trips the desk shows: those in the user's scope, with a trip date in a period (ms timestamps). */
interface DeskPeriod {
  scope: Record<string, unknown>;
  from: number;
  to: number;
}

/** Reads the open trips. Each status has its own query, so that the index on status and trip date gives them in order. */
export function deskRepository(model: ReturnType<typeof bookingModel>, projection: Record<string, 0 | 1>) {
  const period = ({ scope, from, to }: DeskPeriod) => ({ ...scope, tripdate: { $gte: from, $lte: to } });
  return {
    async openTrips(asked: DeskPeriod, limit: number): Promise<{ trips: StoredBooking[]; isCut: boolean }> {
      const byStatus = await Promise.all(
        deskStatuses.map((status) =>
          model
            .find({ ...period(asked), status }, projection)
            .sort({ tripdate: 1 })
            .limit(limit + 1)
            .lean(),
        ),
      );
      return {
        trips: byStatus.flatMap((found) => plainAll<StoredBooking>(found.slice(0, limit))),
        isCut: byStatus.some((found) => found.length > limit),
      };
    },

    /** Those of the given trips that the desk shows. */
    async openAmong(ids: readonly string[], asked: DeskPeriod): Promise<StoredBooking[]> {
      const found = await model
        .find({ ...period(asked), _id: { $in: ids }, status: { $in: [...deskStatuses] } }, projection)
        .lean();
      return plainAll<StoredBooking>(found);
    },
  };
}
