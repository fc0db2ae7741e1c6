import { type BookingStatus, bookingStatuses } from '@wayfare/shared';
import type { Client } from '../support/testApp.js';
import type { GoodRequest, Row } from './row.js';
import type { Stage } from './stage.js';

/** A step of a booking that only these statuses allow, or have already passed. */
export function step(
  from: BookingStatus,
  allowed: readonly BookingStatus[],
  request: (stage: Stage) => Omit<GoodRequest, 'params'>,
  more: Partial<Row> = {},
): Row {
  return {
    async good(stage, status = from) {
      const { id } = await stage.booking(status);
      const strangers = [stage.strangers.rider, stage.strangers.driver];
      return { strangers, ...request(stage), params: { id } };
    },
    wrongIn: bookingStatuses.filter((status) => !allowed.includes(status)),
    again: 'same',
    ...more,
  };
}

/** Reads a part of a booking. */
export const read = (
  as: (stage: Stage) => Client,
  status: BookingStatus = 'STARTED',
  others = true,
): Row => ({
  async good(stage) {
    const { id } = await stage.booking(status);
    return { as: as(stage), params: { id }, strangers: others ? Object.values(stage.strangers) : [] };
  },
  again: 'same',
});

/** The driver of the booking acts; another one may not. */
export const byDriver = ({ driver, strangers }: Stage) => ({ as: driver, strangers: [strangers.driver] });
