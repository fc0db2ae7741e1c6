import { createSource, problemsOf } from './testTree.mjs';

let tree;
beforeEach(async () => {
  tree = await createSource();
});
afterEach(() => tree.remove());

/** Each area has its services and repositories. */
const services = {
  'money/wallet/wallet.repository.ts': '',
  'money/wallet/post.ts': 'export interface Posting {}',
  'money/payment/payment.repository.ts': '',
  'money/payment/provider.ts': '',
  'money/repositories.ts': `
    import { walletRepository } from './wallet/wallet.repository.js';
    import { paymentRepository } from './payment/payment.repository.js';
    import { resource } from '../ground/database/connect.js';
    export const repositories = (connection) => ({
      wallets: walletRepository(connection),
      payments: resource(payment, (connection) => paymentRepository(connection)),
    });`,
  'money/services.ts': `
    import type { MoneyRepositories } from './repositories.js';
    import type { Provider } from './payment/provider.js';
    export interface MoneyServices { db: MoneyRepositories; providers: readonly Provider[]; newId(): string }`,
  'trips/booking/booking.repository.ts': '',
  'trips/booking/etas.ts': '',
  'trips/repositories.ts': `
    import { bookingRepository } from './booking/booking.repository.js';
    export const repositories = (connection) => ({ bookings: bookingRepository(connection) });`,
  'trips/services.ts': `
    import type { MoneyServices } from '../money/services.js';
    import type { Etas } from './booking/etas.js';
    export interface TripServices extends MoneyServices { etas: Etas; providers: Etas }`,
};

const problems = (files) => problemsOf(tree.source, { ...services, ...files });

it('accepts services of the own area and of those below', async () => {
  expect(
    await problems({
      'trips/booking/ask.ts': `
        import type { MoneyServices } from '../../money/services.js';
        import type { TripServices } from '../services.js';`,
    }),
  ).toEqual([]);
});

it('rejects services of an area above', async () => {
  expect(
    await problems({
      'money/payment/ask.ts': "import type { TripServices } from '../../trips/services.js';",
    }),
  ).toEqual(['money/payment/ask.ts imports trips/services.ts, which is in an area above']);
});

it.each([
  ['an interface', 'export interface WalletServices { maps: Maps }'],
  ['a type', "type WalletServices = Pick<Services, 'maps'>;"],
])('rejects %s of services outside services.ts', async (_kind, text) => {
  expect(await problems({ 'money/wallet/ask.ts': text })).toEqual([
    'money/wallet/ask.ts declares WalletServices, but Services types are declared in the services.ts of an area',
  ]);
});

it('rejects a services.ts that imports more than types', async () => {
  const text = `${services['trips/services.ts']} import './booking/etas.js';`;
  expect(await problems({ 'trips/services.ts': text })).toEqual([
    'trips/services.ts imports trips/booking/etas.ts at run time, but may import types only',
  ]);
});

describe('data', () => {
  it.each([
    ['db.bookings', 'const f = (db) => db.bookings.find();'],
    ['db.bookings', 'const f = (services) => services.db.bookings.find();'],
    ['db.bookings', 'const f = (services) => services?.db?.bookings.find();'],
    ['db.bookings', 'const f = (context) => context.services.db.bookings;'],
    ['db.bookings', 'const f = ({ db: { bookings } }) => bookings.find();'],
    ['db.bookings', 'const { bookings } = services.db;'],
    ['db.bookings', 'const { bookings: trips } = db;'],
    ['db.bookings', 'const f = ({ db: { bookings = none } }: MoneyServices) => bookings.find();'],
    ['services.etas', 'const f = (services) => services.etas.of(trip);'],
    ['services.etas', 'const f = (context) => context.services.etas;'],
    ['services.etas', 'const { etas } = services;'],
    ['services.etas', 'const { db, etas } = context;'],
    ['services.etas', 'const f = (trip, { etas }: TripServices) => etas;'],
    ['services.etas', "const f = (trip, { etas }: Pick<TripServices, 'etas'>) => etas;"],
  ])('finds %s of an area above in %s', async (path, text) => {
    expect(await problems({ 'money/payment/ask.ts': text })).toEqual([
      `money/payment/ask.ts uses ${path} of trips/booking, which is in an area above`,
    ]);
  });

  it.each([
    ['db.payments', 'const f = ({ db }) => db.payments.find();'],
    ['services.providers', 'const f = (services) => services.providers;'],
  ])('finds %s of a later folder', async (path, text) => {
    expect(await problems({ 'money/wallet/ask.ts': text })).toEqual([
      `money/wallet/ask.ts uses ${path} of money/payment, which is a later folder`,
    ]);
  });

  it('accepts data of the own folder, of earlier ones, and of areas below', async () => {
    const text = 'const f = ({ db, providers, newId }) => [db.wallets, db.payments, db.unknown];';
    expect(await problems({ 'money/payment/ask.ts': text, 'trips/booking/ask.ts': text })).toEqual([]);
  });
});

describe('the last parameter', () => {
  it.each([
    ['ask', 'export function ask(services: Services, id: string) {}'],
    ['ask', 'export async function ask(services, id = 1) {}'],
    ['ask', 'export const ask = (services, ...ids) => 1;'],
    ['ask', "export const ask = (actor, { db }: Pick<Services, 'db'>, id) => db;"],
    ['ask', 'export const ask = function (services = none, id) {};'],
    ['ask', 'export const steps = { async ask(services, id) {} };'],
    ['ask', 'export const steps = { ask: (services, id) => 1 };'],
    ['ask', 'class Office { ask(services: Services, id: string) {} }'],
    ['constructor', 'class Office { constructor(private readonly services: Services, id: string) {} }'],
    ['ask', 'interface Office { ask(services: Services, id: string): void }'],
    ['ask', 'interface Office { ask: (services: Services, id: string) => void }'],
    ['Ask', 'type Ask = (services: Services, id: string) => void;'],
    ['a function', 'ids.map((services, id) => 1);'],
  ])('is services: rejects %s in %s', async (name, text) => {
    expect(await problems({ 'money/wallet/ask.ts': text })).toEqual([
      `money/wallet/ask.ts: services is not the last parameter of ${name}`,
    ]);
  });

  it('may be services', async () => {
    const text =
      'export function ask(actor, id, services: Services) { return ids.map((id) => f(id, services)); }';
    expect(await problems({ 'money/wallet/ask.ts': text })).toEqual([]);
  });
});
