import { aBooking, newId } from '../../../../test/support/builders.js';
import { startTestApp } from '../../../../test/support/testApp.js';

it('riders say what stood out when they rate, and staff but no driver read it', async () => {
  const app = await startTestApp();
  try {
    const [rider, driver, admin] = await Promise.all([
      app.signedIn('rider'),
      app.signedIn('driver'),
      app.signedIn('admin'),
    ]);
    const id = newId();
    const parties = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
    await app.services.db.bookings.insert(aBooking('PAID', parties));
    expect((await rider.post(`/bookings/${id}/rate`, { rate: 2, tags: ['nice hat'] })).status).toBe(400);
    const tags = ['late', 'dirty', 'late'];
    expect((await rider.post(`/bookings/${id}/rate`, { rate: 2, tags })).body).toMatchObject({
      status: 'COMPLETE',
      rating: 2,
      rating_tags: ['late', 'dirty'],
    });
    const readBy = async (client: typeof rider) => (await client.get(`/bookings/${id}`)).body.rating_tags;
    expect([await readBy(rider), await readBy(admin), await readBy(driver)]).toEqual([
      ['late', 'dirty'],
      ['late', 'dirty'],
      undefined,
    ]);
  } finally {
    await app.close();
  }
});
