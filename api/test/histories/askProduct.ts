import { randomUUID } from 'node:crypto';
import { payOut } from '../support/payOut.js';
import { DROP, PICKUP } from '../support/builders.js';
import type { Answer } from '../support/testApp.js';
import { type Business, type Command, MINUTE_MS } from './business.js';
import { type Cast, clientOf } from './cast.js';
import { ENDS } from './fareModel.js';

const units = (amount: bigint) => Number(amount) / 1000;

/** Sends a command to the product over HTTP. */
export async function ask(cast: Cast, business: Business, command: Command): Promise<Answer> {
  const { app, riders, drivers, tripIds, withdrawIds } = cast;
  const client = clientOf(cast, command.by);
  const step = (name: string, body: object = {}) =>
    client.post(`/bookings/${tripIds[(command as { trip: number }).trip] ?? 'none'}/${name}`, body);
  switch (command.name) {
    case 'book': {
      const { kind, mode, laterMinutes } = command;
      const later =
        laterMinutes === null ? {} : { bookLater: true, tripdate: app.clock.at + laterMinutes * MINUTE_MS };
      const customer = command.by.role === 'admin' ? { customer: riders[command.rider]?.user.id } : {};
      return client.post('/bookings', {
        pickup: PICKUP,
        ...(kind === 'asDirected' ? { kind } : { drop: DROP }),
        carType: 'Economy',
        payment_mode: mode,
        ...later,
        ...customer,
      });
    }
    case 'street':
      return client.post(`/bookings/${randomUUID()}/street`, { lat: PICKUP.lat, lng: PICKUP.lng });
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
    case 'cancel':
      return step('cancel', { reason: 'for a reason' });
    case 'rate':
      return step('rate', { rate: command.rate });
    case 'change': {
      const id = tripIds[command.trip] ?? 'none';
      const { version = 1 } = (await app.services.db.bookings.findById(id)) ?? {};
      const { lat, lng } = ENDS[command.end] as (typeof ENDS)[number];
      const drop = { lat, lng, add: command.end === 0 ? DROP.add : `End ${command.end}` };
      return step('changes', { drop, version, agreed: { customer_paid: 1_000_000, driver: 'offered_anew' } });
    }
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
