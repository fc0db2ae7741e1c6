import type { ClientEvents } from '@wayfare/shared';
import { ACCESS_TOKEN_SECONDS } from '../../src/people/auth/accessToken.js';
import { clientEvents } from '../../src/edge/sockets/clientEvents.js';
import { aBooking, newId } from '../support/builders.js';
import { ask, next, testSockets } from '../support/sockets.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

type Who = 'rider' | 'otherRider' | 'driver' | 'otherDriver' | 'fleetadmin' | 'otherFleet' | 'admin';

const VIEW = { south: 40, west: -75, north: 41, east: -73 };
const POSITION = { lat: 40.75, lng: -73.98 };

let app: AttackedApp;
let people: Record<Who, Client>;
let trip: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startAttackedApp();
  const fleetadmin = await app.signedIn('fleetadmin');
  people = {
    rider: await app.signedIn('rider'),
    otherRider: await app.signedIn('rider'),
    driver: await app.signedIn('driver', { fleetadmin: fleetadmin.user.id }),
    otherDriver: await app.signedIn('driver'),
    fleetadmin,
    otherFleet: await app.signedIn('fleetadmin'),
    admin: await app.signedIn('admin'),
  };
  trip = newId();
  const { rider, driver } = people;
  await app.services.db.bookings.insert(
    aBooking('STARTED', { id: trip, rider: rider.user, driver: driver.user, at: app.clock.at }),
  );
});
beforeEach(() => {
  app.refusals.length = 0;
});
afterEach(() => sockets.close());
afterAll(() => app.close());

/** For every event: its payload, who may send it, and the error all others get. */
const expected: Record<keyof ClientEvents, { payloadOf: () => unknown; may: readonly Who[]; error: string }> =
  {
    'driver:position': { payloadOf: () => POSITION, may: ['driver', 'otherDriver'], error: 'forbidden' },
    'booking:join': {
      payloadOf: () => ({ id: trip }),
      may: ['rider', 'driver', 'fleetadmin', 'admin'],
      error: 'not_found',
    },
    'booking:leave': { payloadOf: () => ({ id: trip }), may: everybody(), error: 'forbidden' },
    // Names of staff are for staff alone.
    'trip:see': { payloadOf: () => ({ id: trip, isChanging: false }), may: ['admin'], error: 'forbidden' },
    'trip:leave': { payloadOf: () => ({ id: trip }), may: everybody(), error: 'forbidden' },
    'drivers:join': { payloadOf: () => VIEW, may: ['fleetadmin', 'otherFleet', 'admin'], error: 'forbidden' },
    'drivers:leave': { payloadOf: () => null, may: everybody(), error: 'forbidden' },
  };

function everybody(): Who[] {
  return ['rider', 'otherRider', 'driver', 'otherDriver', 'fleetadmin', 'otherFleet', 'admin'];
}

it('has a row in the table for every event, and the reverse', () => {
  expect(Object.keys(clientEvents).sort()).toEqual(Object.keys(expected).sort());
});

it.each(everybody())('rejects and logs every event that %s may not send', async (who) => {
  const { user } = people[who];
  const socket = await sockets.connect(app, people[who]);
  for (const [event, { payloadOf, may, error }] of Object.entries(expected)) {
    const answer = may.includes(who) ? { ok: true } : { ok: false, error };
    expect([event, await ask(socket, event, payloadOf())]).toEqual([event, answer]);
  }
  const refusedEvents = Object.entries(expected).filter(([, { may }]) => !may.includes(who));
  expect(app.refusals.map(({ event, error, uid }) => [event, error, uid])).toEqual(
    refusedEvents.map(([event, { error }]) => [event, error, user.id]),
  );
});

describe('an invalid message', () => {
  const nonsense: unknown[] = [
    null,
    'x',
    7,
    [],
    {},
    { id: { $gt: '' } },
    { id: { $ne: null } },
    { id: ['x'] },
    { id: 'x'.repeat(1_000) },
    { id: '__proto__', lat: { $gt: 0 }, lng: 0 },
    { lat: 'NaN', lng: {}, south: { $gt: -90 }, west: 0, north: 1, east: 1 },
  ];

  it.each(['driver', 'admin'] as const)(
    'from %s opens nothing, changes nothing and is logged',
    async (who) => {
      const socket = await sockets.connect(app, people[who]);
      for (const event of ['driver:position', 'booking:join', 'booking:leave', 'trip:see', 'drivers:join']) {
        for (const payload of nonsense) {
          app.refusals.length = 0;
          const answer = await ask(socket, event, payload);
          // Leaving a valid id that the socket does not follow does nothing.
          if (
            event === 'booking:leave' &&
            typeof (payload as { id?: unknown } | null)?.id === 'string' &&
            answer.ok
          )
            continue;
          expect([event, payload, answer.ok, app.refusals.length]).toEqual([event, payload, false, 1]);
        }
      }
    },
  );

  it('cannot add a driver or a trip to a position', async () => {
    const socket = await sockets.connect(app, people.otherDriver);
    const { rider, driver, otherDriver } = people;
    app.clock.at += 1_000;
    const payload = {
      lat: 40.7505,
      lng: POSITION.lng,
      uid: driver.user.id,
      driver: driver.user.id,
      booking: trip,
      walletBalance: 9,
      approved: true,
    };
    expect(await ask(socket, 'driver:position', payload)).toEqual({ ok: true });
    expect(app.services.liveDrivers.get(driver.user.id)?.location).not.toMatchObject({ lat: 40.7505 });
    expect(app.services.liveDrivers.get(otherDriver.user.id)?.location).toMatchObject({ lat: 40.7505 });
    expect((await rider.get(`/bookings/${trip}/tracking`)).body).toEqual([]);
    expect((await app.services.db.users.findById(otherDriver.user.id))?.walletBalance).toBe(0);
  });

  it('with an unknown event is rejected: only the server sends server events', async () => {
    const [asStranger, asRider] = [
      await sockets.connect(app, people.otherRider),
      await sockets.connect(app, people.rider),
    ];
    const received: unknown[] = [];
    asRider.onAny((...payload) => received.push(payload));
    for (const event of [
      'chat:message',
      'booking:changed',
      'constructor',
      '__proto__',
      'join',
      'x'.repeat(500),
    ])
      expect(await ask(asStranger, event, { booking: trip, id: trip })).toEqual({
        ok: false,
        error: 'not_found',
      });
    await ask(asRider, 'drivers:join', null);
    expect(received).toEqual([]);
    expect(app.refusals.filter(({ error }) => error === 'not_found')).toHaveLength(6);
    expect(app.refusals.every(({ event = '' }) => event.length <= 40)).toBe(true);
  });

  it('that is too long ends the connection and is logged', async () => {
    const socket = await sockets.connect(app, people.rider);
    const ended = next(socket, 'disconnect');
    socket.emit('booking:join', { id: 'x'.repeat(70_000) });
    await ended;
    expect(app.refusals).toMatchObject([{ event: 'message', uid: people.rider.user.id }]);
  });

  it('that repeats without end ends the connection, with one log line', async () => {
    const socket = await sockets.connect(app, people.otherRider);
    const ended = next(socket, 'disconnect');
    for (let count = 0; count < 700; count += 1) socket.emit('drivers:leave');
    await ended;
    expect(app.refusals.map(({ event, error }) => [event, error])).toEqual([
      ['drivers:leave', 'too_many_requests'],
    ]);
  });
});

describe('a connection', () => {
  const refusedTo = async (token: string | undefined) => {
    const error = (await next(sockets.open(app, token), 'connect_error')) as Error;
    return error.message;
  };

  it('is rejected for a token that is bad, expired, from before the sign-out, or of a missing or unapproved account', async () => {
    const [out, unapproved, unknown] = [
      await app.signedIn('rider'),
      await app.signedIn('driver', { approved: false }),
      newId(),
    ];
    const expired = await app.tokenOf(people.rider.user.id);
    const before = await app.tokenOf(out.user.id);
    app.clock.at += ACCESS_TOKEN_SECONDS * 1_000;
    await out.delete('/auth/sessions');
    const tokens = [
      undefined,
      'a.b.c',
      `${expired.slice(0, -3)}AAA`,
      expired,
      before,
      await app.tokenOf(unapproved.user.id),
      await app.tokenOf(unknown),
    ];
    app.refusals.length = 0;
    for (const token of tokens) expect(await refusedTo(token)).toBe('not_logged_in');
    expect(app.refusals.map(({ event, error }) => `${event} ${error}`)).toEqual([
      ...Array.from({ length: 5 }, () => 'connect not_logged_in'),
      'connect require_approval',
      'connect user_issue_contact_admin',
    ]);
  });

  it('ends when the token it was opened with expires', async () => {
    const token = await app.tokenOf(people.rider.user.id);
    app.clock.at += ACCESS_TOKEN_SECONDS * 1_000 - 300;
    const socket = sockets.open(app, token);
    await next(socket, 'connect');
    expect(await next(socket, 'disconnect')).toBe('io server disconnect');
  });

  it.each<[string, (owner: Client) => Promise<unknown>]>([
    ['is deleted', (owner) => people.admin.delete(`/riders/${owner.user.id}`)],
    ['is no longer approved', (owner) => people.admin.put(`/riders/${owner.user.id}`, { approved: false })],
    ['signs out everywhere', (owner) => owner.delete('/auth/sessions')],
    ['ends one of its sign-ins', endsOneSignIn],
    ['uses a refresh token twice', refreshesTwice],
  ])('ends when the account %s', async (_what, happens) => {
    const owner = await app.signedIn('rider');
    const socket = await sockets.connect(app, owner);
    const ended = next(socket, 'disconnect');
    await happens(owner);
    expect(await ended).toBe('io server disconnect');
  });

  it('ends with the session of its cookie and cannot be opened again', async () => {
    const owner = await app.signedIn('rider');
    const cookie = await app.cookieOf(owner.user);
    const socket = sockets.open(app, undefined, { cookie });
    await next(socket, 'connect');
    const ended = next(socket, 'disconnect');
    const [session] = (await owner.get('/auth/sessions')).body as { id: string }[];
    await owner.delete(`/auth/sessions/${session?.id}`);
    expect(await ended).toBe('io server disconnect');
    const again = sockets.open(app, undefined, { cookie });
    expect(((await next(again, 'connect_error')) as Error).message).toBe('not_logged_in');
  });

  async function endsOneSignIn(owner: Client) {
    await app.cookieOf(owner.user);
    const [session] = (await owner.get('/auth/sessions')).body as { id: string }[];
    await owner.delete(`/auth/sessions/${session?.id}`);
  }

  async function refreshesTwice(owner: Client) {
    await app.cookieOf(owner.user);
    const { body } = await app.anonymous.post('/auth/token', {
      email: owner.user.email,
      password: 'secret@1',
    });
    for (const status of [200, 401]) {
      const answer = await app.anonymous.post('/auth/refresh', { refreshToken: body.refreshToken });
      expect(answer.status).toBe(status);
    }
  }
});
