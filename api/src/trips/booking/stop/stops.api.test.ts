import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { aPoint } from '../../../../test/support/aPicture.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';

/** Trips and deliveries with several drops. */
let app: TestApp;
let rider: Client;
let driver: Client;

/** Two stops on a detour to the east, before a drop 1 km north of the pickup. */
const FIRST = { lat: 40.76, lng: -73.97, add: 'Park Avenue' };
const SECOND = { lat: 40.764, lng: -73.965, add: 'Lexington Avenue' };
const PHONES = { first: '+12125550171', second: '+12125550172', last: '+12125550173' };

const step = (id: string, name: string, body: object = {}) => driver.post(`/bookings/${id}/${name}`, body);
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
async function answer(reply: Promise<{ status: number; body: { status?: string; error?: string } }>) {
  const { status, body } = await reply;
  return status === 200 ? body.status : `${status} ${body.error}`;
}
const atDrop = { lat: DROP.lat, lng: DROP.lng };

afterEach(() => app.close());

describe('a taxi trip with stops', () => {
  const trip = { ...aTrip, stops: [FIRST, SECOND] };

  beforeEach(async () => {
    app = await startTestApp();
    await app.services.db.carTypes.insert(aCarType());
    rider = await app.signedIn('rider');
    driver = await app.signedIn('driver');
  });
  async function started(): Promise<string> {
    const { body } = await rider.post('/bookings', trip);
    for (const name of ['accept', 'arrive', 'start']) expect((await step(body.id, name)).status).toBe(200);
    return body.id;
  }
  const reachStop = (id: string, index: number | string, body: object = {}) =>
    step(id, `stops/${index}/reach`, { lat: FIRST.lat, lng: FIRST.lng, ...body });

  it('is estimated, quoted and booked for the drive through its stops, which are places only', async () => {
    const price = async (fields: object) => (await rider.post('/estimates', { ...aTrip, ...fields })).body;
    const [direct, through] = [await price({}), await price({ stops: trip.stops })];
    expect(through.distance).toBeGreaterThan(direct.distance * 2);
    expect(through.estimateFare).toBeGreaterThan(direct.estimateFare);
    const { carType: _carType, ...way } = trip;
    const quoted = (await app.anonymous.post('/quotes', way)).body;
    expect(quoted.quotes[0].estimateFare).toBe(through.estimateFare);
    const { body } = await rider.post('/bookings', trip);
    expect(body).toMatchObject({ estimate: through.estimateFare, estimateDistance: through.distance });
    expect(body.stops).toEqual([FIRST, SECOND]);
    expect((await driver.get(`/bookings/${body.id}`)).body.stops).toEqual([FIRST, SECOND]);
  });

  it('has at most four stops, each with a position', async () => {
    const book = (stops: object[]) => rider.post('/bookings', { ...aTrip, stops });
    expect((await book(Array.from({ length: 5 }, () => FIRST))).status).toBe(400);
    expect((await book([{ add: 'Nowhere' }])).status).toBe(400);
    expect((await book([{ ...FIRST, lat: -89 }])).body.error).toBe('place_to_coords_error');
    expect((await book(Array.from({ length: 4 }, () => FIRST))).status).toBe(201);
  });

  it('is found by the address of a stop', async () => {
    const { body } = await rider.post('/bookings', trip);
    const admin = await app.signedIn('admin');
    const found = await admin.get(`/bookings?filter=${encodeURIComponent('{"q":"Lexington"}')}`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });

  it('goes on after each stop in order, and ends once all are confirmed', async () => {
    const id = await started();
    expect(await answer(step(id, 'reach', atDrop))).toBe('409 stops_open');
    expect(await answer(reachStop(id, 1))).toBe('409 wrong_state');
    expect(await answer(reachStop(id, 2))).toBe('404 not_found');
    expect((await reachStop(id, 'x')).status).toBe(400);
    app.clock.at += 60_000;
    const first = await reachStop(id, 0);
    expect(first.body).toMatchObject({
      status: 'STARTED',
      stops: [{ ...FIRST, reachedAt: app.clock.at }, SECOND],
    });
    const reachedAt = app.clock.at;
    app.clock.at += 60_000;
    expect((await reachStop(id, 0)).body.stops[0].reachedAt).toBe(reachedAt);
    expect(await answer(reachStop(id, 1))).toBe('STARTED');
    expect(await answer(step(id, 'reach', atDrop))).toBe('PENDING');
    expect(await answer(reachStop(id, 1))).toBe('PENDING');
    const titles = (await app.connection.collection('outbox').find({ to: rider.user.id }).toArray()).map(
      ({ title }) => title,
    );
    expect(titles.filter((title) => title === 'Stop reached')).toHaveLength(2);
  });

  it('is confirmed at a stop once by two requests at the same time', async () => {
    const id = await started();
    const replies = await Promise.all([reachStop(id, 0), reachStop(id, 0), reachStop(id, 0)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.version ?? body.stops[0].reachedAt)).size).toBe(1);
    expect((await readStored(id)).effects).toEqual([]);
  });

  it('takes the time of a stop that was confirmed without a network, but none before the start or an earlier stop', async () => {
    const id = await started();
    const start = app.clock.at;
    app.clock.at += 600_000;
    await reachStop(id, 0, { at: start + 120_000 });
    await reachStop(id, 1, { at: start + 60_000 });
    expect((await readStored(id)).stops?.map(({ reachedAt }) => reachedAt)).toEqual([
      start + 120_000,
      start + 120_000,
    ]);
  });

  it('shows when the next stop and then the drop is reached', async () => {
    const id = await started();
    const eta = async () => (await rider.get(`/bookings/${id}/eta`)).body.eta;
    const toFirst = await eta();
    expect(toFirst.to).toBe('stop');
    await reachStop(id, 0);
    expect((await eta()).seconds).toBeGreaterThan(toFirst.seconds);
    await reachStop(id, 1);
    expect(await eta()).toEqual({ to: 'drop', seconds: 120, distance: 1.001 });
  });

  it('is confirmed by its driver only', async () => {
    const id = await started();
    const other = await app.signedIn('driver');
    expect((await other.post(`/bookings/${id}/stops/0/reach`, atDrop)).status).toBe(404);
    expect((await rider.post(`/bookings/${id}/stops/0/reach`, atDrop)).status).toBe(403);
    expect((await readStored(id)).stops?.[0]?.reachedAt ?? null).toBeNull();
  });
});

describe('a delivery with several drops', () => {
  const first = {
    ...FIRST,
    deliveryPerson: 'Ann Lee',
    deliveryPersonPhone: PHONES.first,
    deliveryInstructions: 'Ring twice',
  };
  const second = { ...SECOND, deliveryPerson: 'Bo Park', deliveryPersonPhone: PHONES.second };
  const parcel = {
    ...aTrip,
    stops: [first, second],
    deliveryPerson: 'Cy Moss',
    deliveryPersonPhone: PHONES.last,
  };

  beforeEach(async () => {
    app = await startTestApp({ APP_CATEGORY: 'delivery', PUBLIC_URL: 'https://ride.example' });
    await app.services.db.carTypes.insert(aCarType());
    await app.services.db.settings.saveSettings({ handoverCode: true, handoverSignature: true });
    app.clock.at = TEST_NOW;
    rider = await app.signedIn('rider', { firstName: 'Rhea' });
    driver = await app.signedIn('driver', { firstName: 'Dora' });
  });

  async function onItsWay(): Promise<string> {
    const { body } = await rider.post('/bookings', parcel);
    const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
    await cardPage(app, checkout.fields).pay();
    for (const name of ['accept', 'arrive', 'start']) expect((await step(body.id, name)).status).toBe(200);
    return body.id;
  }
  const codeAt = async (id: string, stop?: number) => {
    const booking = await readStored(id);
    return (stop === undefined ? booking : booking.stops?.[stop])?.handover?.code as string;
  };
  const handOver = (id: string, stop: number, handover_code?: string) =>
    answer(step(id, `stops/${stop}/reach`, { ...atDrop, handover_code }));
  const end = (id: string, handover_code?: string) => answer(step(id, 'reach', { ...atDrop, handover_code }));
  const fail = (id: string, stop?: number) =>
    answer(step(id, 'handover/fail', { reason: 'refused', ...(stop !== undefined && { stop }) }));
  const linkOf = async (id: string, stop?: number) =>
    (await rider.post(`/bookings/${id}/handover/link`, { stop })).body.url as string;
  const track = async (url: string) =>
    app.anonymous.post('/tracked-parcels', { token: new URL(url).hash.slice(1) });
  async function upload(id: string, image: string) {
    const { status } = await app
      .request('post', `/api/bookings/${id}/${image}`)
      .set({ authorization: `Bearer ${await app.tokenOf(driver.user.id)}` })
      .attach('image', aPoint(), 'picture.png');
    return status;
  }
  const texts = () => app.connection.collection('outbox').find({ channel: 'sms' }).toArray();

  it('needs a phone number of every recipient', async () => {
    const book = (changes: object) =>
      rider.post('/bookings', { ...parcel, stops: [first, { ...second, ...changes }] });
    expect((await book({ deliveryPersonPhone: null })).body.error).toBe('deliveryDetailMissing');
    expect((await book({ deliveryPersonPhone: '12' })).body.error).toBe('deliveryDetailMissing');
    expect((await book({ deliveryPerson: null })).status).toBe(201);
  });

  it('sends each recipient a code and a link of their own, which open nothing else', async () => {
    const id = await onItsWay();
    const codes = [await codeAt(id, 0), await codeAt(id, 1), await codeAt(id)];
    expect(new Set(codes).size).toBe(3);
    const sent = await texts();
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(Object.values(PHONES)));
    expect(sent).toHaveLength(Object.values(PHONES).length);
    for (const [index, phone] of Object.values(PHONES).entries()) {
      const body = sent.find(({ to }) => to === phone)?.['body'] as string;
      expect(body).toContain(codes[index]);
      expect(body).toContain(await linkOf(id, index === 2 ? undefined : index));
    }
    const parcels = await Promise.all(
      [0, 1, undefined].map(async (stop) => (await track(await linkOf(id, stop))).body),
    );
    expect(parcels.map(({ code }) => code)).toEqual(codes);
    expect(parcels.map(({ stopsBefore }) => stopsBefore)).toEqual([undefined, 1, 2]);
    // Where the courier is on the way to others stays hidden; when they come does not.
    expect(parcels.map(({ position }) => position)).toEqual([
      { lat: PICKUP.lat, lng: PICKUP.lng },
      null,
      null,
    ]);
    const seconds = parcels.map(({ eta }) => eta.seconds);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    for (const [index, own] of parcels.entries()) {
      const text = JSON.stringify(own);
      for (const name of ['Ann', 'Bo', 'Cy', 'Avenue', 'Circle', ...Object.values(PHONES)])
        expect(text).not.toContain(name);
      for (const code of codes.filter((_, other) => other !== index)) expect(text).not.toContain(code);
    }
  });

  it('is handed over at each stop with the code of its own recipient', async () => {
    const id = await onItsWay();
    expect(await handOver(id, 0)).toBe('409 handover_proof_required');
    expect(await handOver(id, 0, await codeAt(id, 1))).toBe('400 handover_code_wrong');
    expect(await handOver(id, 0, await codeAt(id, 0))).toBe('STARTED');
    expect((await track(await linkOf(id, 0))).body).toMatchObject({
      stage: 'delivered',
      position: null,
      code: null,
    });
    expect((await track(await linkOf(id, 1))).body).toMatchObject({ stage: 'on_the_way' });
    expect(await end(id, await codeAt(id))).toBe('409 stops_open');
    expect(await handOver(id, 1, await codeAt(id, 1))).toBe('STARTED');
    expect(await end(id, await codeAt(id))).toBe('PAID');
    const { stops, handover } = await readStored(id);
    expect(stops?.map((stop) => stop.handover?.proof)).toEqual(['code', 'code']);
    expect(handover).toMatchObject({ proof: 'code', failure: null });
  });

  it('allows five wrong codes at each stop, and does not count those of earlier stops', async () => {
    const id = await onItsWay();
    for (let guess = 0; guess < 4; guess += 1)
      expect(await handOver(id, 0, '00000')).toBe('400 handover_code_wrong');
    expect(await handOver(id, 0, await codeAt(id, 0))).toBe('STARTED');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await handOver(id, 1, '00000')).toBe('400 handover_code_wrong');
    expect(await handOver(id, 1, await codeAt(id, 1))).toBe('429 too_many_requests');
  });

  it('keeps what was signed at a stop with that stop, for all who may see the booking', async () => {
    const id = await onItsWay();
    expect(await upload(id, 'signature_image')).toBe(200);
    expect(await handOver(id, 0)).toBe('STARTED');
    expect(await handOver(id, 1)).toBe('409 handover_proof_required');
    const { body } = await rider.get(`/bookings/${id}`);
    expect(body.signature_image ?? null).toBeNull();
    expect(body.stops[0].handover.proof).toBe('signature');
    const path = body.stops[0].signature_image as string;
    const picture = await app.sendAs(rider.user.id, (token) =>
      app.request('get', path).set({ authorization: `Bearer ${token}` }),
    );
    expect(picture.status).toBe(200);
    expect((await rider.get(`/bookings/${id}/signature_image?key=another`)).status).toBe(404);
  });

  it('shows codes to the sender only, and people to the courier during the trip', async () => {
    const id = await onItsWay();
    const codes = [await codeAt(id, 0), await codeAt(id, 1)];
    const { body: own } = await rider.get(`/bookings/${id}`);
    expect(own.stops.map((stop: { handover: { code: string } }) => stop.handover.code)).toEqual(codes);
    const { body: courier } = await driver.get(`/bookings/${id}`);
    expect(courier.stops[0]).toMatchObject(first);
    for (const code of codes) expect(JSON.stringify(courier)).not.toContain(code);
    const fleet = await app.signedIn('fleetadmin');
    await app.connection
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: id }, { $set: { fleetadmin: fleet.user.id } });
    const office = JSON.stringify((await fleet.get(`/bookings/${id}`)).body);
    for (const secret of [...codes, ...Object.values(PHONES)]) expect(office).not.toContain(secret);
    for (const stop of [0, 1]) await handOver(id, stop, codes[stop]);
    await end(id, await codeAt(id));
    app.clock.at += 24 * 60 * 60_000;
    const after = (await driver.get(`/bookings/${id}`)).body.stops;
    expect(after[0].deliveryPersonPhone ?? null).toBeNull();
    expect(after[0].deliveryPerson ?? null).toBeNull();
  });

  it('shows a driver to whom it is offered the places, and no people', async () => {
    const { body } = await rider.post('/bookings', parcel);
    const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
    await cardPage(app, checkout.fields).pay();
    const offered = JSON.stringify((await driver.get(`/bookings/${body.id}`)).body.stops);
    expect(offered).toContain(FIRST.add);
    for (const name of ['Ann', 'Bo', 'Ring', ...Object.values(PHONES)]) expect(offered).not.toContain(name);
  });

  it('texts one recipient again', async () => {
    const id = await onItsWay();
    await app.connection.collection('outbox').deleteMany({ channel: 'sms' });
    expect((await driver.post(`/bookings/${id}/handover/resend`, { stop: 1 })).status).toBe(200);
    expect((await texts()).map(({ to }) => to)).toEqual([PHONES.second]);
    expect((await driver.post(`/bookings/${id}/handover/resend`, { stop: 3 })).status).toBe(409);
  });

  it('goes on after a failed handover, and ends with the sender, who gets the parcel back', async () => {
    const id = await onItsWay();
    const dropLink = await linkOf(id);
    const firstLink = await linkOf(id, 0);
    expect(await fail(id)).toBe('409 wrong_state');
    expect(await fail(id, 1)).toBe('409 wrong_state');
    expect(await fail(id, 0)).toBe('STARTED');
    expect(await fail(id, 0)).toBe('STARTED');
    expect((await track(firstLink)).body).toMatchObject({ stage: 'returning', code: null, position: null });
    expect((await readStored(id)).stops).toHaveLength(3);
    expect(await handOver(id, 0, '12345')).toBe('409 wrong_state');
    expect(await handOver(id, 1, await codeAt(id, 1))).toBe('STARTED');

    // The drop is now one more stop, with the same code and link.
    expect((await track(dropLink)).body).toMatchObject({ stage: 'on_the_way', code: await codeAt(id, 2) });
    expect(await linkOf(id, 2)).toBe(dropLink);
    expect(await end(id, await codeAt(id))).toBe('409 stops_open');
    expect(await handOver(id, 2, await codeAt(id, 2))).toBe('STARTED');
    expect((await track(dropLink)).body.stage).toBe('delivered');

    const { body } = await rider.get(`/bookings/${id}`);
    expect(body.handover).toMatchObject({
      proof: null,
      failure: { reason: 'refused' },
      code: expect.any(String),
    });
    expect(await end(id)).toBe('409 handover_proof_required');
    expect(await end(id, body.handover.code)).toBe('PAID');
    expect((await track(firstLink)).body.stage).toBe('returned');
    expect((await track(dropLink)).body.stage).toBe('delivered');
  });

  it('forgets the recipients with the sender’s account', async () => {
    const id = await onItsWay();
    for (const stop of [0, 1]) await handOver(id, stop, await codeAt(id, stop));
    await end(id, await codeAt(id));
    await app.services.db.bookings.forgetPerson(rider.user.id);
    const text = JSON.stringify(
      await app.connection.collection<{ _id: string }>('bookings').findOne({ _id: id }),
    );
    for (const name of ['Ann', 'Bo Park', ...Object.values(PHONES)]) expect(text).not.toContain(name);
    expect(text).toContain(FIRST.add);
  });
});
