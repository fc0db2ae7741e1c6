import { staleAfter, withMoves, withPoint } from './realtime.js';

describe('staleAfter', () => {
  it('names the resource and what depends on it', () => {
    expect(staleAfter('cartypes')).toEqual(['cartypes']);
    expect(staleAfter('bookings')).toEqual([
      'bookings',
      'dashboard',
      'earningreports',
      'driverearning',
      'planner',
    ]);
    expect(staleAfter('withdraws')).toEqual(['withdraws', 'dashboard']);
    expect(staleAfter('settings')).toEqual(['settings', 'session']);
  });
});

describe('withMoves', () => {
  it('moves the drivers that moved and no others', () => {
    const at = (id: string, lat: number) => ({ id, firstName: id, lastName: id, location: { lat, lng: 0 } });
    const after = withMoves(
      [at('a', 1), at('b', 2)],
      [
        { id: 'b', lat: 9, lng: 8 },
        { id: 'stranger', lat: 1, lng: 1 },
      ],
    );
    expect(after).toEqual([at('a', 1), { ...at('b', 2), location: { lat: 9, lng: 8 } }]);
  });
});

describe('withPoint', () => {
  it('adds a received point once', () => {
    const point = (id: string) => ({ id, at: 1, status: 'STARTED', lat: 1, lng: 2 });
    expect(withPoint([point('a')], point('b'))).toEqual([point('a'), point('b')]);
    expect(withPoint([point('a'), point('b')], point('b'))).toEqual([point('a'), point('b')]);
  });
});
