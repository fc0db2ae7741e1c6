import { randomUUID } from 'node:crypto';
import { payOut } from '../support/payOut.js';
import { DROP, PICKUP } from '../support/builders.js';
import type { Answer } from '../support/testApp.js';
import { type Business, type Command, MINUTE_MS } from './business.js';
import { type Cast, clientOf } from './cast.js';
import { ENDS } from './fareModel.js';
import { dayOf, firstOf } from './seriesModel.js';

const PICKUP_POINT = { lat: PICKUP.lat, lng: PICKUP.lng };
const units = (amount: bigint) => Number(amount) / 1000;

/** Sends a command to the product over HTTP. */
export async function ask(cast: Cast, business: Business, command: Command): Promise<Answer> {
  const { app, riders, drivers, tripIds, withdrawIds } = cast;
  const client = clientOf(cast, command.by);
  const step = (name: string, body: object = {}) =>
    client.post(`/bookings/${tripIds[(command as { trip: number }).trip] ?? 'none'}/${name}`, body);
  switch (command.name) {
    case 'book': {
      const { kind, mode, laterMinutes, hours, backMinutes } = command;
      const later =
        laterMinutes === null ? {} : { bookLater: true, tripdate: app.clock.at + laterMinutes * MINUTE_MS };
      const customer = command.by.role === 'admin' ? { customer: riders[command.rider]?.user.id } : {};
      const start = app.clock.at + (laterMinutes ?? 0) * MINUTE_MS;
      const kinds = {
        ordinary: { drop: DROP },
        asDirected: { kind },
        hourly: { kind, hours, drop: DROP },
        waiting: { kind: 'return', drop: DROP, waitMinutes: backMinutes },
        return: { kind, drop: DROP, returnAt: start + backMinutes * MINUTE_MS },
      };
      return client.post('/bookings', {
        pickup: PICKUP,
        ...kinds[kind],
        carType: 'Economy',
        payment_mode: mode,
        ...later,
        ...customer,
      });
    }
    case 'street':
      return client.post(`/bookings/${randomUUID()}/street`, PICKUP_POINT);
    case 'series': {
      const first = firstOf(app.clock.at, command);
      return client.post('/series', {
        customer: riders[command.rider]?.user.id,
        rule: `FREQ=DAILY;COUNT=${command.days}`,
        minutes: (first / MINUTE_MS) % 1_440,
        from: dayOf(first),
        pickup: PICKUP,
        drop: DROP,
        carType: 'Economy',
        payment_mode: command.mode,
      });
    }
    case 'skip':
      return skip(cast, business, command);
    case 'start': {
      const otp = business.trips[command.trip]?.otp || '12345';
      const codes = { right: otp, wrong: otp === '54321' ? '54322' : '54321', none: null };
      return step('start', { otp: codes[command.code] });
    }
    case 'reach': {
      const { lat, lng } = ENDS[command.end] as (typeof ENDS)[number];
      return step('reach', { lat, lng });
    }
    case 'pay':
      return step('pay', { payment_mode: command.mode });
    case 'stop':
      return step('stops/0/reach', PICKUP_POINT);
    case 'cancel':
      return step('cancel', { reason: 'for a reason', ...(command.both && { both: true }) });
    case 'tryToReach':
      return step('no-show/try', { by: command.way });
    case 'noShow':
      return step('no-show');
    case 'dispute':
      return step('no-show/dispute');
    case 'decide':
      return step('no-show/decide', { decision: command.decision });
    case 'rate':
      return step('rate', { rate: command.rate });
    case 'change': {
      const { lat, lng } = ENDS[command.end] as (typeof ENDS)[number];
      const add = [DROP.add, PICKUP.add][command.end] ?? `End ${command.end}`;
      return step('changes', { drop: { lat, lng, add }, ...(await agreedTo(cast, command.trip)) });
    }
    case 'hours':
      return step('changes', { hours: command.hours, ...(await agreedTo(cast, command.trip)) });
    case 'extra':
      return step('changes', {
        riderExtra: units(command.extra),
        ...(await agreedTo(cast, command.trip)),
      });
    case 'callOff':
      return step('resolve', { action: 'cancel', reason: 'phone_failed' });
    case 'assign':
      return step('assign', { driver: drivers[command.driver]?.user.id });
    case 'credit':
      return client.post('/wallet/credits', {
        uid: clientOf(cast, command.to).user.id,
        amount: units(command.amount),
      });
    case 'withdraw':
      return client.post('/withdraws', { amount: units(command.amount) });
    case 'process':
      return payOut(client, withdrawIds[command.withdraw] ?? 'none');
    case 'online':
      return client.put('/drivers/me/status', { driverActiveStatus: command.isActive });
    case 'set':
      // No history could change the decimals while there is money, but each must hold in any number of them.
      if (command.by.role === 'admin' && 'decimal' in command.change) {
        await cast.app.services.db.settings.saveSettings(command.change);
        return { status: 200, body: {}, headers: new Headers() };
      }
      return client.put('/settings', command.change);
    default:
      return step(command.name);
  }
}

/** Skips a day of a series, as staff or by the link of its passenger. */
async function skip(
  cast: Cast,
  { series }: Business,
  command: Extract<Command, { name: 'skip' }>,
): Promise<Answer> {
  const { app, admin, seriesIds } = cast;
  const id = seriesIds[command.series] ?? 'none';
  const input = {
    day: dayOf(series[command.series]?.days[command.day]?.at ?? app.clock.at),
    isSkipped: true,
  };
  if (command.by.role !== 'anonymous') return clientOf(cast, command.by).post(`/series/${id}/skips`, input);
  const { body: link } = await admin.post(`/series/${id}/link`, {});
  const token = link.url ? new URL(link.url).hash.slice(1) : 'none';
  return app.anonymous.post('/recurring-trips/skips', { token, ...input });
}

/** Agrees to whatever a change of a trip means. */
async function agreedTo({ app, tripIds }: Cast, trip: number) {
  const { version = 1 } = (await app.services.db.bookings.findById(tripIds[trip] ?? 'none')) ?? {};
  return { version, agreed: { customer_paid: 1_000_000, driver: 'offered_anew' } };
}

/**
 * What has to happen before a command: a driver who reports a no-show has a device that reports where it is.
 * True if something did.
 */
export async function prepare(cast: Cast, { trips }: Business, command: Command): Promise<boolean> {
  if (command.name !== 'noShow' || command.by.role !== 'driver') return false;
  const trip = trips[command.trip];
  if (trip?.status !== 'ARRIVED' || trip.driver !== command.by.n) return false;
  const { status } = await clientOf(cast, command.by).put('/drivers/me/location', PICKUP_POINT);
  expect(status).toBeLessThan(300);
  return true;
}
