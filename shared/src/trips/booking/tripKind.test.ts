import { defaultSettings } from '../../basics/settings/defaultSettings.js';
import {
  isPriceOpen,
  knowsDrop,
  offersKind,
  passengerOf,
  rulesOf,
  type TripMaker,
  tripKindRules,
  tripKinds,
} from './tripKind.js';

const on = {
  settings: { ...defaultSettings, streetTrips: true, asDirectedTrips: true },
  category: 'taxi',
} as const;

describe('kinds of trips', () => {
  it('a booking without a kind is an ordinary one', () => {
    expect(rulesOf({})).toBe(tripKindRules.ordinary);
    expect(rulesOf({ kind: null })).toBe(tripKindRules.ordinary);
  });

  it('only drivers make street trips, in a taxi business that turned them on [4.66]', () => {
    expect(offersKind('street', 'driver', on)).toBe(true);
    for (const usertype of ['rider', 'admin', 'fleetadmin'] as const)
      expect(offersKind('street', usertype, on)).toBe(false);
    expect(offersKind('street', 'driver', { ...on, settings: defaultSettings })).toBe(false);
    expect(offersKind('street', 'driver', { ...on, category: 'delivery' })).toBe(false);
  });

  it('riders and staff book ordinary trips, whatever the settings', () => {
    for (const usertype of ['rider', 'admin'] as const)
      expect(offersKind('ordinary', usertype, { ...on, settings: defaultSettings })).toBe(true);
    expect(offersKind('ordinary', 'driver', on)).toBe(false);
  });

  it('whoever has no drop at the start has a fare by the meter: no estimate bounds it', () => {
    for (const kind of tripKinds)
      expect(tripKindRules[kind].needsDrop).toBe(tripKindRules[kind].fare === 'estimate');
  });

  it('only staff book trips as directed, in a taxi business that turned them on [4.75]', () => {
    expect(offersKind('asDirected', 'admin', on)).toBe(true);
    for (const usertype of ['rider', 'driver', 'fleetadmin'] as const)
      expect(offersKind('asDirected', usertype, on)).toBe(false);
    expect(offersKind('asDirected', 'admin', { ...on, settings: defaultSettings })).toBe(false);
    expect(offersKind('asDirected', 'admin', { ...on, category: 'delivery' })).toBe(false);
  });

  it('only a price that is known can be reserved or held: a meter is paid in cash, and never by another way later', () => {
    for (const kind of tripKinds) {
      const { fare, paidBy, changes, hasRider } = tripKindRules[kind];
      // Nothing can be held of a passenger without an account either.
      const isHeld = fare !== 'meter' && hasRider;
      expect(paidBy.length > 1).toBe(isHeld);
      expect(changes.includes('payment_mode')).toBe(isHeld);
    }
  });

  it('the drop of a trip without a destination is known once it has an address', () => {
    expect(knowsDrop({})).toBe(true);
    for (const kind of ['street', 'asDirected'] as const) {
      expect(knowsDrop({ kind })).toBe(false);
      expect(knowsDrop({ kind, dropAddress: '' })).toBe(false);
      expect(knowsDrop({ kind, dropAddress: 'Far north' })).toBe(true);
    }
  });

  it('the price of a meter is open until the end of the trip', () => {
    expect(isPriceOpen({ status: 'STARTED' })).toBe(false);
    expect(isPriceOpen({ kind: 'asDirected', status: 'NEW' })).toBe(true);
    expect(isPriceOpen({ kind: 'street', status: 'STARTED' })).toBe(true);
    for (const status of ['REACHED', 'PENDING', 'COMPLETE', 'CANCELLED'] as const)
      expect(isPriceOpen({ kind: 'asDirected', status })).toBe(false);
  });

  it('riders, staff and partners each book by the hour only if their setting is on [4.68]', () => {
    const hourly = (maker: TripMaker, more: object) =>
      offersKind('hourly', maker, { ...on, settings: { ...defaultSettings, ...more } });
    const settings = {
      rider: 'hourlyByRiders',
      admin: 'hourlyByStaff',
      partner: 'hourlyByPartners',
    } as const;
    for (const maker of ['rider', 'admin', 'partner'] as const)
      for (const own of ['rider', 'admin', 'partner'] as const)
        expect(hourly(maker, { [settings[own]]: true })).toBe(maker === own);
    expect(hourly('driver', { hourlyByRiders: true })).toBe(false);
  });

  it('partners book without a destination only by a setting of their own [4.75]', () => {
    expect(offersKind('asDirected', 'partner', on)).toBe(false);
    const settings = { ...defaultSettings, asDirectedByPartners: true };
    expect(offersKind('asDirected', 'partner', { ...on, settings })).toBe(true);
    expect(offersKind('asDirected', 'admin', { ...on, settings })).toBe(false);
  });

  it('a passenger’s id fits, and no account has it', () => {
    expect(passengerOf('00000000-0000-4000-8000-000000000000').length).toBeLessThanOrEqual(64);
    expect(passengerOf('x')).toContain(':');
  });
});
