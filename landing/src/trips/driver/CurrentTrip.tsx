import { InZone } from '@wayfare/web/language';
import type { ComponentProps } from 'react';
import { TripProgress } from '../booking/TripProgress.js';
import { DriverTask } from './DriverTask.js';

/** A trip that the driver has, in the time zone of its pickup: how far it is, and what to do next. */
export function CurrentTrip(task: ComponentProps<typeof DriverTask>) {
  const { booking, isDrivingMode } = task;
  return (
    <InZone zone={booking.timeZone}>
      <TripProgress booking={booking} isShort={isDrivingMode ?? false} />
      <DriverTask {...task} />
    </InZone>
  );
}
