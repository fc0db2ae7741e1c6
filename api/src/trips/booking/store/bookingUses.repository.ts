import { activeStatuses, transitions } from '@wayfare/shared';
import { markForCounting } from './bookingCounts.js';
import type { bookingModel } from './booking.model.js';

/** Trips that have not begun: they are offered to drivers, or may be offered again. */
const unstarted = { status: { $in: transitions.cancel.from } };
const active = { status: { $in: activeStatuses } };
/** Trips that go on are few: this index reads only those, and not all that a fleet ever drove. */
const byStatus = { status: 1, tripdate: -1, _id: -1 } as const;

/** The queries about what bookings refer to: car types, fleet admins, riders and drivers. */
export function bookingUsesRepository(model: ReturnType<typeof bookingModel>) {
  const ofFleet = (fleet: string) => ({ ...active, $or: [{ fleet }, { fleetadmin: fleet }] });
  const plannedFor = (driver: string) => ({ status: 'NEW' as const, 'plan.driver': driver });
  return {
    /** How many trips that have not begun are of a car type. */
    countCarType: (carType: string) => model.countDocuments({ ...unstarted, carType }),

    /** Renames the car type on trips that have not begun. */
    async renameCarType(from: string, to: string) {
      const renamed = { carType: to };
      await model.updateMany(
        { ...unstarted, carType: from },
        { $set: { ...renamed, ...markForCounting(renamed) } },
      );
    },

    /** How many trips that go on are of a fleet admin's callers or drivers. */
    countOfFleet: (fleet: string) => model.countDocuments(ofFleet(fleet), { hint: byStatus }),

    /** Gives the trips of a fleet admin that go on to another one. Safe to repeat. */
    async moveFleet(from: string, to: string) {
      for (const field of ['fleet', 'fleetadmin'] as const) {
        const moved = { [field]: to };
        await model.updateMany(
          { ...active, [field]: from },
          { $set: { ...moved, ...markForCounting(moved) }, $inc: { version: 1 } },
          { hint: byStatus },
        );
      }
    },

    /** How many trips that go on a rider or driver has. */
    async countOpenOf(uid: string): Promise<number> {
      const counts = await Promise.all([
        model.countDocuments({ customer: uid, ...active }),
        model.countDocuments({ driver: uid, ...active }),
      ]);
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /** How many prebookings are planned for a driver. */
    countPlannedFor: (driver: string) => model.countDocuments(plannedFor(driver)),

    /** Takes the plan from the prebookings that are planned for a driver. */
    async forgetPlans(driver: string) {
      await model.updateMany(plannedFor(driver), {
        $set: { 'plan.driver': null },
        $unset: { planDueAt: 1 },
        $inc: { version: 1 },
      });
    },
  };
}
