import { addressOf, call } from './operations.js';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ done: true })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** The method, address, and body of the last request. */
const lastRequest = () => {
  const [address, init] = fetched.mock.lastCall ?? [];
  return [init?.method ?? 'GET', address, init?.body];
};

describe('addressOf', () => {
  it('fills in and encodes parameters, and leaves out those without a value', () => {
    expect(addressOf('/bookings/{id}/stops/{index}/reach', { path: { id: 'a/b', index: 2 } })).toBe(
      'bookings/a%2Fb/stops/2/reach',
    );
    expect(addressOf('/desk', { query: { trips: 'a,b', at: undefined } })).toBe('desk?trips=a%2Cb');
    expect(addressOf('/desk', { query: { trips: undefined } })).toBe('desk');
    expect(addressOf('/desk')).toBe('desk');
  });
});

describe('call', () => {
  it('sends what the operation takes', async () => {
    await call.post('/bookings/{id}/raise', { path: { id: 'b1' }, body: { to: 3 } });
    expect(lastRequest()).toEqual(['POST', '/api/bookings/b1/raise', '{"to":3}']);
    await call.get('/planner', { query: { day: 20260302 } });
    expect(lastRequest()).toEqual(['GET', '/api/planner?day=20260302', undefined]);
  });

  it('takes no path, field, or missing body that the contract does not have', async () => {
    // @ts-expect-error there is no such path
    await call.get('/plans');
    // @ts-expect-error the booking is missing
    await call.get('/bookings/{id}/tracking');
    // @ts-expect-error the amount is missing
    await call.post('/bookings/{id}/raise', { path: { id: 'b1' } });
    // @ts-expect-error the amount is a number
    await call.post('/bookings/{id}/raise', { path: { id: 'b1' }, body: { to: 'three' } });
    const points = await call.get('/bookings/{id}/tracking', { path: { id: 'b1' } });
    // @ts-expect-error a point has no such field
    expect(points[0]?.altitude).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(5);
  });
});
