import { runDueWork } from '../../src/process/dueWork.js';
import type { Answer, TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { ask, prepare } from './askProduct.js';
import type { Business, Command, Trip } from './business.js';
import { newCast } from './cast.js';
import { differences } from './differences.js';
import { adoptNew, adoptOffers } from './productChoices.js';
import { expected, look, seen, type Stored, thousandths } from './storedWorld.js';
import { moreReserved } from './tripChange.js';
import { carryOut, passTime } from './tripModel.js';
import { post } from './walletModel.js';

/** A history run in the real product and in the model alongside it. */
export interface World {
  /** Sends one command over HTTP and compares the response and all stored data with the model. */
  give(command: Command): Promise<void>;
  /** Sends commands concurrently: the result must match some sequential order of them. */
  race(commands: readonly Command[]): Promise<void>;
  /** Lets time pass, and runs what the scheduler does then. */
  wait(ms: number): Promise<void>;
  /** Compares the ledger, the reports and the dashboard with the model. */
  close(): Promise<void>;
  business: Business;
}

/** Starts a history. */
export async function newWorld(app: TestApp): Promise<World> {
  const { services } = app;
  const { cast, business: beginning } = await newCast(app);
  let business = beginning;
  let last = asText(await look(cast));

  /** Everything stored matches the model. */
  function holdAgainstModel(stored: Stored) {
    adoptOffers(cast, business, stored);
    const [product, model] = [seen(cast, stored), expected(business)];
    expect(product, differences(product, model).join('\n')).toEqual(model);
    last = asText(stored);
  }

  /**
   * Everything stored matches one of the models that several orders of the same commands lead to. They may
   * differ only in who is asked, which the answers do not show.
   */
  function holdAgainstOne(models: readonly { tried: Business }[], stored: Stored) {
    const failures = [];
    for (const { tried } of models) {
      business = tried;
      try {
        return holdAgainstModel(stored);
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures[0];
  }

  return {
    get business() {
      return business;
    },
    async give(command) {
      if (await prepare(cast, business, command)) last = asText(await look(cast));
      const answer = await ask(cast, business, command);
      business.told = answer.status;
      const status = carryOut(business, command);
      const error = status < 400 ? undefined : expect.any(String);
      // Named in the message: the report of a failed history shows no difference between objects.
      const told = { status: answer.status, error: answer.body?.error };
      const about = 'trip' in command ? business.trips[command.trip] : null;
      expect(told, asText({ command, told, status, about })).toEqual({ status, error });
      const stored = await look(cast);
      adoptNew(cast, business, command, answer, stored);
      // A rejected command leaves no trace, except a counted code attempt and a recorded payment mode.
      if (status >= 400 && command.name !== 'start' && command.name !== 'pay')
        expect(asText(stored)).toEqual(last);
      holdAgainstModel(stored);
    },
    async race(all) {
      // One that asks for the same change as another is answered as its repetition.
      const commands = all.filter(
        (command, index) =>
          !isChangedBefore(command, all.slice(0, index)) && isForeseen(business, command, all),
      );
      for (const command of commands) await prepare(cast, business, command);
      const answers = await Promise.all(commands.map((command) => ask(cast, business, command)));
      const stored = await look(cast);
      commands.forEach((command, index) =>
        adoptNew(cast, business, command, answers[index] as Answer, stored),
      );
      const answered = answers.map(({ status }) => status);
      const done = commands.flatMap((command, index) =>
        isHeldUp(answers[index]?.body?.error, command, commands) ? [] : [index],
      );
      const begun = withRaisesInVain(business, commands, answered);
      const possible = ordersOf(done).flatMap((order) =>
        begun.map((beginning) => {
          const tried = structuredClone(beginning);
          const statuses = [...answered];
          for (const index of order) {
            tried.told = answered[index] ?? null;
            statuses[index] = carryOut(tried, commands[index] as Command);
          }
          return { tried, statuses };
        }),
      );
      const after = withoutOffers(seen(cast, stored));
      const fitting = possible.filter(
        ({ tried, statuses }) =>
          isSame(statuses.map(asAnswered), answered.map(asAnswered)) &&
          isSame(withoutOffers(expected(tried)), after),
      );
      if (fitting.length === 0) {
        const orders = possible.map(({ tried, statuses }) => ({
          statuses,
          ...withoutOffers(expected(tried)),
        }));
        throw new Error(
          `no order of ${asText(commands)} makes ${asText({ told: answered, after })}, but ${asText(orders)}`,
        );
      }
      holdAgainstOne(fitting, stored);
    },
    async wait(ms) {
      app.clock.at += ms;
      passTime(business, ms);
      await runDueWork(services);
      holdAgainstModel(await look(cast));
    },
    async close() {
      expect((await auditLedger(undefined, services)).problems).toEqual([]);
      const earned = business.trips.filter(({ status }) => status === 'PAID' || status === 'COMPLETE');
      const sum = (of: (trip: Trip) => bigint) => earned.reduce((total, trip) => total + of(trip), 0n);
      const { body } = await cast.admin.get('/earningreports');
      // oxlint-disable-next-line typescript/no-explicit-any
      const total = (field: string) =>
        body.reduce((all: bigint, row: any) => all + thousandths(row[field]), 0n);
      expect({
        rides: total('total_rides') / 1000n,
        cost: total('tripCost'),
        fee: total('convenienceFee'),
      }).toEqual({
        rides: BigInt(earned.length),
        cost: sum(({ cost }) => cost),
        fee: sum(({ fee }) => fee),
      });
      const { body: dashboard } = await cast.admin.get('/dashboard');
      expect(thousandths(dashboard.earnings.total)).toBe(sum(({ fee }) => fee));
    },
  };
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Map) return [...inner];
    return typeof inner === 'bigint' ? `${inner}` : inner;
  });
/**
 * Whoever changes a trip that another has just changed is told so. While a payment is in progress no other
 * can be made, and while a driver's acceptance is being decided the driver is busy, even if they do not get
 * the trip: a command rejected for such a reason did nothing.
 */
function isHeldUp(error: string | undefined, command: Command, all: readonly Command[]): boolean {
  if (error === 'payment_in_progress' || error === 'trip_changed_meanwhile') return true;
  if (error !== 'driver_busy' || command.name !== 'assign') return false;
  return all.some((other) => other.name === 'accept' && 'n' in other.by && other.by.n === command.driver);
}

/**
 * A raise that comes too late has reserved its amount already, and gives it back: two entries, and the same
 * balance. Nobody sees from the answers which of them came that far: returns the state for each possibility.
 */
function withRaisesInVain(
  business: Business,
  commands: readonly Command[],
  answered: readonly number[],
): Business[] {
  return commands.reduce<Business[]>(
    (begun, command, index) => {
      if (command.name !== 'extra' || (answered[index] as number) < 400) return begun;
      const trip = business.trips[command.trip] as Trip;
      const more = moreReserved(trip, command.extra);
      if (more <= 0n) return begun;
      const withIt = begun.map((one) => {
        const after = structuredClone(one);
        for (const type of ['Debit', 'Credit'] as const)
          post(after, { role: 'rider', n: trip.rider }, type, more);
        return after;
      });
      return [...begun, ...withIt];
    },
    [business],
  );
}

/**
 * A change of a trip that waits for a driver asks drivers anew, and only the product knows which: nobody
 * accepts, declines, or assigns it at the same time, except for one whose offer stays. Other tests do that.
 */
function isForeseen({ trips }: Business, command: Command, all: readonly Command[]): boolean {
  if (command.name !== 'accept' && command.name !== 'decline' && command.name !== 'assign') return true;
  const trip = trips[command.trip];
  const changes = all.filter((other) => isChange(other) && other.trip === command.trip);
  if (changes.length === 0 || trip?.status !== 'NEW') return true;
  // Whoever has an open offer keeps it when the trip only pays more.
  const isKept = changes.every(({ name }) => name === 'extra');
  return isKept && command.name === 'accept' && 'n' in command.by && trip.requested.includes(command.by.n);
}

const isChange = (command: Command): command is Extract<Command, { name: 'change' | 'hours' | 'extra' }> =>
  command.name === 'change' || command.name === 'hours' || command.name === 'extra';

/** Whether an earlier command asks for the same change of the same trip. */
const isChangedBefore = (command: Command, before: readonly Command[]): boolean =>
  isChange(command) && before.some((other) => isSame(other, command));

/** A user who is too late may no longer be allowed to see the trip. */
const asAnswered = (status: number) => (status === 404 ? 409 : status);
/** Which drivers dispatch asks next is checked separately. */
const withoutOffers = <T extends { trips: { requested: number[] }[] }>({ trips, ...rest }: T) => ({
  ...rest,
  trips: trips.map((trip) => ({ ...trip, requested: [] })),
});
const isSame = (one: unknown, other: unknown) => asText(one) === asText(other);

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
