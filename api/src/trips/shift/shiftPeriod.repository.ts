import type { NamedStandIn, Settings } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';

/** The settings of dispatch at that time. */
export type DispatchSettings = Pick<
  Settings,
  'driverRadius' | 'convert_to_mile' | 'offerSeconds' | 'offersAtATime' | 'negativeBalance' | 'autoDispatch'
> & {
  /** For how long trips were collected in scarcity; missing in periods from before that was recorded. */
  matchSeconds?: number;
  /** Which car types stood in for which, by name; missing in periods from before there were any. */
  standIns?: readonly { carType: string; by: readonly NamedStandIn[] }[];
};

/** The settings of dispatch that a period records. */
export const dispatchSettingsOf = ({
  driverRadius,
  convert_to_mile,
  offerSeconds,
  offersAtATime,
  matchSeconds,
  negativeBalance,
  autoDispatch,
}: Settings): DispatchSettings => ({
  driverRadius,
  convert_to_mile,
  offerSeconds,
  offersAtATime,
  matchSeconds,
  negativeBalance,
  autoDispatch,
});

/** A recorded period, and the settings that dispatch had at its end. */
export interface ShiftPeriod {
  /** Its start, a ms timestamp. */
  from: number;
  settings: DispatchSettings;
}

const periodSchema = new Schema(
  {
    /** The start of the period, a ms timestamp. */
    _id: Number,
    settings: { type: Schema.Types.Mixed, required: true },
    /** Which process records the period, and when it last did. */
    by: String,
    beatAt: Number,
  },
  { versionKey: false },
);

/** Which periods are recorded. The id is the time, so it also gives their order. */
export function shiftPeriodRepository(connection: Connection) {
  const model = connection.model('ShiftPeriod', periodSchema, 'shift_periods');
  return {
    /**
     * Claims the recording of a period for a process. False while another process records it, that is, has
     * claimed it after `aliveSince` (ms timestamp).
     */
    async claim(
      { from, settings }: ShiftPeriod,
      { by, now, aliveSince }: { by: string; now: number; aliveSince: number },
    ): Promise<boolean> {
      return writeUnlessTaken(() =>
        model.updateOne(
          { _id: from, $or: [{ by }, { beatAt: { $lt: aliveSince } }] },
          { $set: { settings, by, beatAt: now } },
          { upsert: true },
        ),
      );
    },

    /** Lets another process record a period at once. */
    async release(from: number, by: string) {
      await model.updateOne({ _id: from, by }, { $set: { beatAt: 0 } });
    },

    /** For the demo: adds a period that is over. */
    async add({ from, settings }: ShiftPeriod) {
      await model.updateOne({ _id: from }, { $set: { settings, beatAt: 0 } }, { upsert: true });
    },

    /** The recorded periods that start in [from, to), oldest first. */
    async between(from: number, to: number): Promise<ShiftPeriod[]> {
      const found = await model
        .find({ _id: { $gte: from, $lt: to } }, { settings: 1 })
        .sort({ _id: 1 })
        .lean();
      return plainAll<{ id: number; settings: DispatchSettings }>(found).map(({ id, settings }) => ({
        from: id,
        settings,
      }));
    },

    /** The start of the first recorded period; null if there is none. */
    async first(): Promise<number | null> {
      const found = await model.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean();
      return found ? plain<{ id: number }>(found).id : null;
    },

    /** Deletes the periods that start before a time, a ms timestamp. */
    async removeBefore(at: number) {
      await model.deleteMany({ _id: { $lt: at } });
    },
  };
}
