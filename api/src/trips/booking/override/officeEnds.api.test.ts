import fc from 'fast-check';
import { activeStatuses, officeActionsFor } from '@wayfare/shared';
import { aCarType, aTrip, DROP } from '../../../../test/support/builders.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { withStartCode } from '../../../../test/support/startCode.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { continueHeld } from '../../../money/payment/authorization/continueHeld.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../../process/dueWork.js';

/** From every status, the office alone leads a trip to its end, and all books are balanced. */
const MINUTE = 60_000;
const stages = ['booked', 'accept', 'arrive', 'start', 'reach'] as const;
const parcel = { deliveryPerson: 'Ann Lee', deliveryPersonPhone: '555 123-4567' };
const stop = { lat: 40.762, lng: -73.98, add: 'Sixth Avenue' };

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;
afterEach(() => app.close());

async function openBusiness(category: 'taxi' | 'delivery') {
  app = await startTestApp({ APP_CATEGORY: category });
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    holdCards: true,
    approvalLimit: 1_000_000,
    AllowDeliveryPickupImageCapture: false,
    AllowFinalDeliveryImageCapture: false,
    handoverCode: false,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  admin = await app.signedIn('admin');
}

async function newPeople() {
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver');
}

/** A trip that got as far as a stage, without anything that follows by itself. */
async function tripAt(stage: (typeof stages)[number], fields: object, isPaidByCard: boolean) {
  const { body } = await rider.post('/bookings', { ...aTrip, ...fields });
  const id = body.id as string;
  if (isPaidByCard && stage !== 'booked')
    await cardPage(app, (await rider.get(`/bookings/${id}/payment`)).body.fields).pay();
  for (const step of stages.slice(1, stages.indexOf(stage) + 1)) {
    if (step === 'reach') app.clock.at += 10 * MINUTE;
    // A delivery with an open stop cannot be ended by its driver.
    if (step === 'reach' && 'stops' in fields) return id;
    const input = step === 'reach' ? { lat: DROP.lat, lng: DROP.lng } : await withStartCode(rider, id, step);
    await driver.post(`/bookings/${id}/${step}`, input);
  }
  return id;
}

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;

async function work() {
  app.clock.at += MINUTE;
  await runDueWork(app.services);
  await continueHeld(100, app.services);
  await runDueWork(app.services);
}

/** The office acts until the trip has ended; `choose` picks one of the possible acts. */
async function endByOffice(id: string, category: 'taxi' | 'delivery', choose: (of: number) => number) {
  for (let acts = 0; acts < 4; acts += 1) {
    const booking = await readStored(id);
    const possible = officeActionsFor(booking, category);
    const action = possible[choose(possible.length)];
    if (action) {
      const place = { lat: DROP.lat, lng: DROP.lng, at: app.clock.at };
      const { status, body } = await admin.post(`/bookings/${id}/resolve`, {
        action,
        reason: 'driver_unreachable',
        ...(action === 'end' && place),
      });
      if (status !== 200) expect(body.error).toBe('payment_in_progress');
    } else if (booking.status === 'PAID') await admin.post(`/bookings/${id}/complete`);
    await work();
    if (!activeStatuses.includes((await readStored(id)).status)) return;
  }
}

it.each([
  ['taxi', { payment_mode: 'cash' }, false],
  ['taxi', { payment_mode: 'wallet' }, false],
  ['taxi', { payment_mode: 'card' }, true],
  ['delivery', { ...parcel, payment_mode: 'card' }, true],
  ['delivery', { ...parcel, payment_mode: 'card', stops: [{ ...stop, ...parcel }] }, true],
] as const)(
  'acts of the office alone end a %s trip from every status, with balanced books: %o [4.58]',
  async (category, fields, isPaidByCard) => {
    await openBusiness(category);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...stages),
        fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
        async (stage, choices) => {
          await newPeople();
          const id = await tripAt(stage, fields, isPaidByCard);
          const left = [...choices];
          await endByOffice(id, category, (of) => (of === 0 ? 0 : (left.shift() ?? 0) % of));
          const { status } = await readStored(id);
          expect(['COMPLETE', 'CANCELLED']).toContain(status);
          expect((await app.services.db.users.findById(driver.user.id))?.queue).toBeFalsy();
          expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
          await driver.put('/drivers/me/status', { driverActiveStatus: false });
        },
      ),
      {
        numRuns: 12,
        examples: stages.flatMap((stage) =>
          [0, 1, 2].map((first): [typeof stage, number[]] => [stage, [first, 0, 1, 0]]),
        ),
      },
    );
  },
  120_000,
);
