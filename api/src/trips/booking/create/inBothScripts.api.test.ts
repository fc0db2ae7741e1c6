import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP } from '../../../../test/support/builders.js';
import { straightMaps } from '../../../../test/support/straightMaps.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import type { MapsProvider } from '../../../basics/maps/mapsProvider.js';
import { offlineMaps } from '../../../basics/maps/offlineMaps.js';
import { MapsError } from '../../../basics/maps/service/mapsError.js';
import { reliableMaps } from '../../../basics/maps/service/reliableMaps.js';

/** What the built-in maps know: places with an Arabic and a Latin name. */
const known = offlineMaps();
/** Straight drives, with the built-in names. */
const namedMaps: MapsProvider = {
  ...straightMaps,
  address: known.address,
  addressAgain: known.addressAgain,
};
const STATION = { lat: 40.752_7, lng: -73.977_2 };

let app: TestApp;
let rider: Client;
let driver: Client;
beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());
beforeEach(async () => {
  app.services.maps = namedMaps;
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { walletBalance: 100 });
});

async function book(by: Client, trip: object) {
  const { status, body } = await by.post('/bookings', { ...aTrip, ...trip });
  expect({ status, errors: body.errors, error: body.error }).toEqual({ status: 201 });
  return body;
}
/** An address as the maps name it in a language. */
const nameOf = async (place: { lat: number; lng: number }, language: string) =>
  (await known.address(place, { language }))!;
/** Maps with a service that answers with these addresses, by language. */
function serviceMaps(addresses: Record<string, string | Error>) {
  const asked: string[] = [];
  const places = {
    ...straightMaps,
    address: async (_point: object, wish?: { language?: string }) => {
      asked.push(wish?.language ?? '');
      const answer = addresses[wish?.language ?? ''] ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const cache = { get: async <T>(_question: readonly string[], ask: () => Promise<T>) => ask() };
  app.services.maps = reliableMaps({ routes: straightMaps, places, offline: known, cache } as never);
  return asked;
}
/** Booked for later, because no driver is there. */
const later = () => ({ bookLater: true, tripdate: app.clock.at + 7_200_000 });
/** Far from all places that the product knows by itself, apart from cities. */
const KUWAIT_TOWERS = { lat: 29.3897, lng: 48.0031, add: 'أبراج الكويت، شارع الخليج العربي ٥' };

describe('the places of a booking in two scripts', () => {
  it('an Arabic rider’s place reaches the driver with its Latin name [4.94]', async () => {
    const [arabic, latin] = [await nameOf(STATION, 'ar'), await nameOf(STATION, 'en')];
    const booked = await book(rider, { pickup: { ...STATION, add: arabic } });
    expect(booked.pickup).toEqual({ ...STATION, add: arabic, otherScript: latin });
    expect(booked).toMatchObject({ pickupAddress: arabic, drop: { add: DROP.add } });

    const offered = await driver.get(`/bookings/${booked.id}`);
    expect(offered.body.pickup).toEqual({ ...STATION, add: arabic, otherScript: latin });
    const admin = await app.signedIn('admin');
    const search = encodeURIComponent(JSON.stringify({ q: latin.split(',')[0] }));
    const { body: found } = await admin.get(`/bookings?filter=${search}`);
    expect(found).toMatchObject([{ id: booked.id }]);
    const { body: desk } = await admin.get('/desk');
    expect(JSON.stringify(desk)).toContain(latin);
  });

  it('a place with a Latin name gets its Arabic one where the product knows it [4.94]', async () => {
    const [arabic, latin] = [await nameOf(STATION, 'ar'), await nameOf(STATION, 'en')];
    const booked = await book(rider, { pickup: { ...STATION, add: latin } });
    expect(booked.pickup.otherScript).toBe(arabic);
    const own = await book(await app.signedIn('rider'), {
      pickup: { ...STATION, add: 'Behind the blue door' },
    });
    expect(own.pickup).not.toHaveProperty('otherScript');
  });

  it('ignores what a client sends as the other text [4.94]', async () => {
    const pickup = { ...STATION, add: 'My own words', otherScript: 'مكان آخر' };
    expect((await book(rider, { pickup })).pickup).toEqual({ ...STATION, add: 'My own words' });
  });

  it('asks the map service for the Latin text of an address [4.94]', async () => {
    const asked = serviceMaps({ en: 'Kuwait Towers, Arabian Gulf Street' });
    const drop = { ...KUWAIT_TOWERS, lat: 29.37, add: 'Souq' };
    const booked = await book(rider, { ...later(), pickup: KUWAIT_TOWERS, drop });
    expect(booked.pickup.otherScript).toBe('Kuwait Towers, Arabian Gulf Street');
    // An Arabic text for a Latin address would cost a request, and this business writes in English.
    expect(asked).toEqual(['en']);
  });

  it('spells the address in Latin letters if its Latin text is not known [4.96]', async () => {
    const spelled = 'Abraj Alkwyt, Shara Alkhlyj Alarby 5';
    const answers: Record<string, string | Error>[] = [
      {},
      { en: KUWAIT_TOWERS.add },
      { en: new MapsError('timeout') },
    ];
    for (const answer of answers) {
      serviceMaps(answer);
      const booked = await book(await app.signedIn('rider'), { ...later(), pickup: KUWAIT_TOWERS });
      expect(booked.pickup).toEqual({ ...KUWAIT_TOWERS, otherScript: spelled });
    }
  });

  it('follows the places when the trip is changed, and where it ends [4.94]', async () => {
    const booked = await book(rider, {});
    const [arabic, latin] = [await nameOf(STATION, 'ar'), await nameOf(STATION, 'en')];
    const wanted = { pickup: { ...STATION, add: arabic }, stops: [{ ...STATION, add: arabic }] };
    const { body: shown } = await rider.post(`/bookings/${booked.id}/changes/preview`, wanted);
    const changed = await rider.post(`/bookings/${booked.id}/changes`, { ...wanted, ...agreedTo(shown) });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      pickup: { add: arabic, otherScript: latin },
      stops: [{ add: arabic, otherScript: latin }],
    });
  });
});
