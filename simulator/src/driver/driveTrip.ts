import { formBody } from '@wayfare/client';
import { nextStop } from '@wayfare/shared';
import { answerOf, answerUnless } from '../calls/call.js';
import { picture } from '../account/picture.js';
import type { Surroundings } from '../surroundings.js';
import { drive, moveTo, wayTo } from './drive.js';
import { driveToStop, type SeenStop } from './driveToStop.js';
import type { Driver } from './driver.js';
import { handOver, type SeenParcel } from './handOver.js';

/** Steps are refused for these reasons when the other side was faster. */
const TOO_LATE = ['wrong_state', 'not_found', 'conflict'];

interface SeenBooking extends SeenParcel {
  status: string;
  payment_mode: string;
  otp_required?: boolean | undefined;
  pickup_image?: string | null | undefined;
  stops?: readonly SeenStop[] | null | undefined;
}

/**
 * Drives an accepted trip to its end, starting from its current step: an earlier simulation may have left it
 * there.
 */
export async function driveTrip(id: string, driver: Driver, around: Surroundings): Promise<void> {
  const { trips } = around;
  trips.state('driversBusy', 1);
  const givesBack = driver.random.chance(driver.habits.givesBack);
  try {
    for (let isOver = false; !isOver; ) {
      const booking = await answerUnless(
        ['not_found'],
        driver.client.GET('/api/bookings/{id}', { params: { path: { id } } }),
      );
      isOver = !booking || (await act(booking, givesBack, driver, around));
    }
  } finally {
    trips.state('driversBusy', -1);
    for (const key of around.sharedCodes.keys()) if (key.startsWith(id)) around.sharedCodes.delete(key);
  }
}

/** Does the trip's next step. Returns whether the driver has nothing more to do with it. */
async function act(
  booking: SeenBooking,
  givesBack: boolean,
  driver: Driver,
  around: Surroundings,
): Promise<boolean> {
  switch (booking.status) {
    case 'ACCEPTED':
      await driveToPickup(booking, givesBack, driver, around);
      return false;
    case 'ARRIVED':
      await start(booking, driver, around);
      return false;
    case 'STARTED': {
      const index = nextStop(booking) ?? -1;
      const stop = booking.stops?.[index];
      if (stop) {
        await driveToStop({ id: booking.id, stop, index }, driver, around);
        return false;
      }
      if (around.business.category === 'delivery') return handOver(booking, driver, around);
      await driveToDrop(booking, driver, around);
      return false;
    }
    case 'REACHED':
      await driver.live.change(2_000);
      return false;
    case 'PENDING':
      return takeCash(booking, driver, around);
    default:
      return true;
  }
}

async function driveToPickup(
  { id, pickup }: SeenBooking,
  givesBack: boolean,
  driver: Driver,
  around: Surroundings,
): Promise<void> {
  const { clock } = around;
  let isCanceled = false;
  const watch = driver.live.watch(id, (status) => {
    isCanceled = status === 'CANCELLED';
  });
  try {
    const way = await wayTo(pickup, driver);
    const turnsBackAt = givesBack ? clock.now() + way.ms / 2 : Number.POSITIVE_INFINITY;
    const turnsBack = () => clock.ending || clock.now() > turnsBackAt;
    const hasArrived = await drive(way, driver, around, () => isCanceled || turnsBack());
    if (isCanceled) return;
    if (!hasArrived) return await cancel(id, 'I cannot come', driver);
  } finally {
    watch.end();
  }
  await arrive(id, driver);
}

async function arrive(id: string, driver: Driver): Promise<void> {
  const arrives = (reason?: string) =>
    answerUnless(
      ['too_far_from_pickup', ...TOO_LATE],
      driver.client.POST('/api/bookings/{id}/arrive', { params: { path: { id } }, body: { reason } }),
    );
  if (!(await arrives())) await arrives('My position is not exact here');
}

/**
 * Waits for the rider and starts. A rider who does not come, or whose code is needed and missing, is
 * reported.
 */
async function start(booking: SeenBooking, driver: Driver, around: Surroundings): Promise<void> {
  const { clock, sharedCodes } = around;
  const { id, otp_required: needsCode } = booking;
  const { boardingMs, waitsMs } = driver.habits;
  const until = clock.now() + (needsCode ? waitsMs : boardingMs);
  while (!sharedCodes.has(id) && clock.now() < until && !clock.ending) await driver.live.change(15_000);
  // Riders who are not simulated say nothing here: without a code, they can get on.
  const code = sharedCodes.get(id);
  if (code === null) await clock.sleep(waitsMs);
  if (clock.ending || code === null || (code === undefined && needsCode))
    return cancel(id, 'The rider did not come', driver);
  await clock.sleep(boardingMs);
  if (around.business.category === 'delivery') await takePicture(booking, driver);
  const body = { otp: code || null };
  await answerUnless(
    TOO_LATE,
    driver.client.POST('/api/bookings/{id}/start', { params: { path: { id } }, body }),
  );
}

async function driveToDrop(booking: SeenBooking, driver: Driver, around: Surroundings): Promise<void> {
  const { id, drop } = booking;
  await drive(await wayTo(drop, driver), driver, around, () => around.clock.ending);
  const { lat, lng } = driver.place;
  await answerUnless(
    TOO_LATE,
    driver.client.POST('/api/bookings/{id}/reach', { params: { path: { id } }, body: { lat, lng } }),
  );
}

/** Couriers take a picture of the parcel at pickup. */
async function takePicture({ id, pickup_image: isTaken }: SeenBooking, { client }: Driver): Promise<void> {
  if (isTaken) return;
  const body = { image: new Blob([picture()], { type: 'image/png' }) };
  const call = { params: { path: { id } }, body, bodySerializer: formBody };
  await answerOf(client.POST('/api/bookings/{id}/pickup_image', call));
}

/** Returns whether the driver may leave: cash has to be confirmed, everything else is the rider's to pay. */
async function takeCash(booking: SeenBooking, driver: Driver, { clock }: Surroundings): Promise<boolean> {
  if (booking.payment_mode !== 'cash') return true;
  await clock.sleep(driver.habits.boardingMs);
  const body = { payment_mode: 'cash' } as const;
  const call = driver.client.POST('/api/bookings/{id}/pay', { params: { path: { id: booking.id } }, body });
  await answerUnless([...TOO_LATE, 'payment_in_progress'], call);
  return true;
}

async function cancel(id: string, reason: string, driver: Driver): Promise<void> {
  const body = { reason };
  await answerUnless(
    TOO_LATE,
    driver.client.POST('/api/bookings/{id}/cancel', { params: { path: { id } }, body }),
  );
  await moveTo(driver.place, driver);
}
