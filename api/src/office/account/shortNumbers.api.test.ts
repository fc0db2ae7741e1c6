import { apiScopes } from '@wayfare/shared';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    country: 'Falkland Islands',
    restrictCountry: 'FK',
    MobileLoginEnabled: true,
  });
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** A new number of the Falkland Islands, as people there say it. */
function aNumber() {
  count += 1;
  return `5${String(1000 + count)}`;
}
const acceptShort = (shortPhoneNumbers: boolean) =>
  app.services.db.settings.saveSettings({ shortPhoneNumbers });
const signUp = (mobile: string) =>
  app.anonymous.post('/user_signup', {
    regData: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `short${count}@example.com`,
      password: 'abc123',
      mobile,
    },
  });

async function codeSentTo(mobile: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to: mobile }, sort, skip: 0, limit: 1 });
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] as string;
}

describe('a phone number with five digits', () => {
  it('is refused at first, wherever it is typed [5.30]', async () => {
    const rider = await app.signedIn('rider', { loginType: 'phone' });
    const answers = [
      await signUp(aNumber()),
      await app.anonymous.post('/auth/phone/code', { mobile: aNumber() }),
      await admin.post('/riders', {
        firstName: 'Ada',
        lastName: 'Byron',
        mobile: aNumber(),
        approved: true,
      }),
      await admin.post('/desk/guests', { firstName: 'Ada', mobile: aNumber() }),
      await rider.put('/auth/me', { mobile: aNumber() }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [400, 'mobile_no_blank_error']),
    );
  });

  describe('where the settings accept short numbers', () => {
    beforeAll(() => acceptShort(true));
    afterAll(() => acceptShort(false));

    it('signs up, and is found by its digits in lists and at the desk [5.52]', async () => {
      const number = aNumber();
      const { status, body } = await signUp(`${number.slice(0, 2)} ${number.slice(2)}`);
      expect(status).toBe(201);
      expect((await app.services.db.users.findById(body.uid))?.mobile).toBe(`+500${number}`);
      for (const typed of [number, `+500${number}`, `00500${number}`]) {
        const { body: found } = await admin.get(`/desk/callers?phone=${encodeURIComponent(typed)}`);
        expect(found.callers).toMatchObject([{ id: body.uid, mobile: `+500${number}` }]);
        const filter = encodeURIComponent(JSON.stringify({ q: typed }));
        expect((await admin.get(`/riders?filter=${filter}`)).body).toMatchObject([{ id: body.uid }]);
      }
    });

    it('gets a code by SMS, which signs it in and opens an account [5.52]', async () => {
      const number = aNumber();
      const sent = await app.anonymous.post('/auth/phone/code', { mobile: number });
      expect(sent.status).toBe(200);
      const otp = await codeSentTo(`+500${number}`);
      const entered = await app.anonymous.post('/auth/phone', {
        verificationId: sent.body.verificationId,
        otp,
        tokens: true,
      });
      expect([entered.status, entered.body.user?.mobile]).toEqual([200, `+500${number}`]);
      const known = await app.anonymous.post('/auth/otp', { mobile: `+500 ${number}` });
      expect(known.status).toBe(200);
    });

    it('is that of users whom staff add, of callers, and of a changed profile [5.52]', async () => {
      const [added, caller, changed] = [aNumber(), aNumber(), aNumber()];
      const rider = await admin.post('/riders', {
        firstName: 'Ada',
        lastName: 'Byron',
        mobile: added,
        approved: true,
      });
      expect([rider.status, rider.body.mobile]).toEqual([201, `+500${added}`]);
      const guest = await admin.post('/desk/guests', { firstName: 'Ada', mobile: caller });
      expect([guest.status, guest.body.mobile]).toEqual([200, `+500${caller}`]);
      const owner = await app.signedIn('rider', { loginType: 'phone' });
      expect((await owner.put('/auth/me', { mobile: changed })).status).toBe(200);
      expect(await codeSentTo(`+500${changed}`)).toMatch(/^\d{6}$/);
    });

    it('is that of a partner’s customer, whom the driver calls [5.52]', async () => {
      await app.signedIn('driver');
      const account = await app.signedIn('rider');
      const { body: key } = await admin.post('/apikeys', {
        name: 'Front desk',
        account: account.user.id,
        scopes: apiScopes,
      });
      const customer = { name: 'Ada Moreno', phone: `+500${aNumber()}` };
      const partner = app.withKey(key.newKey);
      const booked = await partner.post('/partner/bookings', { ...aTrip, customer });
      expect({ status: booked.status, body: booked.body }).toMatchObject({
        status: 201,
        body: { customer_contact: customer.phone },
      });
    });
  });
});
