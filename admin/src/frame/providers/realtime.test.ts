import type { MapDriver } from './driverCalls.js';
import { alsoStaleAfter, recordOf, trackKey, withMoves, withPoint } from './realtime.js';

describe('alsoStaleAfter', () => {
  it('names what depends on a resource', () => {
    expect(alsoStaleAfter('cartypes')).toEqual(['setup', 'estimate']);
    expect(alsoStaleAfter('promos')).toEqual([]);
    expect(alsoStaleAfter('withdraws')).toEqual(['dashboard']);
    expect(alsoStaleAfter('settings')).toEqual(['session', 'setup']);
  });
});

describe('recordOf', () => {
  it('distinguishes queries about one record from those about many', () => {
    expect(recordOf(['bookings', 'getOne', { id: 'a', meta: undefined }])).toBe('a');
    expect(recordOf(trackKey('a'))).toBe('a');
    expect(recordOf(['bookings', 'getList', { pagination: { page: 1 } }])).toBeUndefined();
    expect(recordOf(['bookings', 'getMany', { ids: ['a'] }])).toBeUndefined();
    expect(recordOf(['bookings'])).toBeUndefined();
  });
});

/** A driver who stands at a place. */
const still: MapDriver = {
  id: 'a',
  firstName: 'a',
  lastName: 'a',
  queue: false,
  onBreak: false,
  positionAt: null,
  state: 'free',
  location: { lat: 1, lng: 0 },
};

describe('withMoves', () => {
  it('moves the drivers that moved and no others', () => {
    const at = (id: string, lat: number): MapDriver => ({ ...still, id, location: { lat, lng: 0 } });
    const after = withMoves(
      [at('a', 1), at('b', 2)],
      [
        { id: 'b', at: 5, lat: 9, lng: 8 },
        { id: 'stranger', at: 5, lat: 1, lng: 1 },
      ],
    );
    expect(after).toEqual([at('a', 1), { ...at('b', 2), location: { lat: 9, lng: 8 }, positionAt: 5 }]);
  });

  it('frees a silent driver who moves, and no driver on a trip', () => {
    const moved = (state: 'stale' | 'busy') =>
      withMoves([{ ...still, state }], [{ id: 'a', at: 5, lat: 2, lng: 0 }])[0]?.state;
    expect([moved('stale'), moved('busy')]).toEqual(['free', 'busy']);
  });
});

describe('withPoint', () => {
  it('adds a received point once', () => {
    const point = (id: string) => ({ id, at: 1, status: 'STARTED', lat: 1, lng: 2 });
    expect(withPoint([point('a')], point('b'))).toEqual([point('a'), point('b')]);
    expect(withPoint([point('a'), point('b')], point('b'))).toEqual([point('a'), point('b')]);
  });
});
