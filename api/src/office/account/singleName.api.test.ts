import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const requireLastName = (requireLastName: boolean) =>
  app.services.db.settings.saveSettings({ requireLastName });

/** The data of a person whose only name is Suharto. */
function suharto() {
  count += 1;
  return {
    firstName: 'Suharto',
    lastName: ' ',
    email: `suharto${count}@example.com`,
    mobile: `+1212555${String(3000 + count)}`,
  };
}
const refusal = { error: 'proper_input_name', errors: { lastName: expect.any(String) } };

describe('a person with a single name', () => {
  it('cannot be entered while last names are required, which they are at first [5.27]', async () => {
    const signedUp = await app.anonymous.post('/user_signup', {
      regData: { ...suharto(), password: 'abc123' },
    });
    const added = await admin.post('/riders', { ...suharto(), approved: true });
    const rider = await app.signedIn('rider');
    const profile = await rider.put('/auth/me', { lastName: '' });
    const changed = await admin.put(`/riders/${rider.user.id}`, { lastName: '' });
    for (const { status, body } of [signedUp, added, profile, changed]) {
      expect(status).toBe(400);
      expect(body).toMatchObject(refusal);
    }
    expect((await app.services.db.users.findById(rider.user.id))?.lastName).not.toBe('');
  });

  describe('where the settings require no last name', () => {
    beforeAll(() => requireLastName(false));
    afterAll(() => requireLastName(true));

    it('signs up and is named by it [5.51]', async () => {
      const person = suharto();
      const made = await app.anonymous.post('/user_signup', { regData: { ...person, password: 'abc123' } });
      expect(made.status).toBe(201);
      const rows = await admin.get(
        `/riders?filter=${encodeURIComponent(JSON.stringify({ q: person.email }))}`,
      );
      expect(rows.body).toMatchObject([{ firstName: 'Suharto', lastName: '' }]);
    });

    it.each(['riders', 'drivers', 'fleetadmins', 'alladmin'])(
      'is added and changed by staff in %s [5.51]',
      async (list) => {
        const made = await admin.post(`/${list}`, { ...suharto(), approved: true });
        expect([made.status, made.body.lastName]).toEqual([201, '']);
        const changed = await admin.put(`/${list}/${made.body.id}`, { firstName: 'Sukarno' });
        expect([changed.status, changed.body.firstName, changed.body.lastName]).toEqual([200, 'Sukarno', '']);
      },
    );

    it('empties the last name in the profile, but not the first [5.51]', async () => {
      const rider = await app.signedIn('rider');
      const saved = await rider.put('/auth/me', { firstName: 'Suharto', lastName: '' });
      expect([saved.status, saved.body.firstName, saved.body.lastName]).toEqual([200, 'Suharto', '']);
      const refused = await rider.put('/auth/me', { firstName: ' ' });
      expect(refused.status).toBe(400);
    });

    it('is known to signed-out pages, which decide in the same way [5.51]', async () => {
      const { body } = await app.anonymous.get('/bootstrap');
      expect(body.settings.requireLastName).toBe(false);
    });
  });
});
