import { MOST_SAVED_PLACES, type SavedPlace } from '@wayfare/shared';
import { DROP, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rider = await app.signedIn('rider');
});

const save = (place: object) => rider.post('/auth/me/places', place);
const names = (places: SavedPlace[]) => places.map(({ kind, name, add }) => `${kind} ${name ?? ''} ${add}`);

it('riders save home, work and other places, replace and remove them', async () => {
  await save({ ...DROP, kind: 'other', name: 'Gym' });
  await save({ ...PICKUP, kind: 'home' });
  const { status, body } = await save({ ...DROP, kind: 'home' });
  expect(status).toBe(200);
  expect(names(body.places)).toEqual(['home  Columbus Circle', 'other Gym Columbus Circle']);
  const [home] = body.places;
  expect((await rider.delete(`/auth/me/places/${home.id}`)).status).toBe(200);
  expect((await rider.delete(`/auth/me/places/${home.id}`)).status).toBe(404);
  expect(names((await rider.get('/auth/me')).body.places)).toEqual(['other Gym Columbus Circle']);
});

it('places saved at the same time are all kept, one saved twice once, and no more than the limit', async () => {
  const at = (index: number) => ({
    ...PICKUP,
    lat: PICKUP.lat + index / 1000,
    kind: 'other',
    name: `P${index}`,
  });
  const answers = await Promise.all([at(0), at(0), at(1), at(2)].map(save));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await rider.get('/auth/me')).body.places).toHaveLength(3);
  for (let index = 3; index < MOST_SAVED_PLACES; index += 1) await save(at(index));
  expect(await save(at(99))).toMatchObject({ status: 409, body: { error: 'too_many_places' } });
});

it('others do not see them, and only riders have them', async () => {
  const { body } = await save({ ...PICKUP, kind: 'home' });
  const other = await app.signedIn('rider');
  expect((await other.delete(`/auth/me/places/${body.places[0].id}`)).status).toBe(404);
  const admin = await app.signedIn('admin');
  expect((await admin.get(`/riders/${rider.user.id}`)).body.places).toBeUndefined();
  const driver = await app.signedIn('driver');
  expect((await driver.post('/auth/me/places', { ...PICKUP, kind: 'home' })).status).toBe(403);
});
