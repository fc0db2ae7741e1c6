import { defaultSettings } from '../../basics/settings/settings.schema.js';
import { knowsDrop, offersKind, passengerOf, rulesOf, tripKindRules, tripKinds } from './tripKind.js';

const on = { settings: { ...defaultSettings, streetTrips: true }, category: 'taxi' } as const;

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

  it('the drop of a street trip is known once it has ended', () => {
    expect(knowsDrop({})).toBe(true);
    expect(knowsDrop({ kind: 'street' })).toBe(false);
    expect(knowsDrop({ kind: 'street', trip_end_time: 1 })).toBe(true);
  });

  it('a passenger’s id fits, and no account has it', () => {
    expect(passengerOf('00000000-0000-4000-8000-000000000000').length).toBeLessThanOrEqual(64);
    expect(passengerOf('x')).toContain(':');
  });
});
