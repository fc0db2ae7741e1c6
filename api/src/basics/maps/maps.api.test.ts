import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (name: string, body: object) => app.anonymous.post(`/googleapis-${name}`, body);
/** A tenth of a degree of latitude: 11.12 km. */
const [start, dest] = ['40.7,-74', '40.8,-74'];
const beyondRoads = '-80,-74';

describe('the map calls of the apps', () => {
  it('return the address of a point [7.3]', async () => {
    const { status, body } = await ask('getaddress', { latlng: '40.7,-74' });
    expect({ status, body }).toEqual({ status: 200, body: { address: '40.700, -74.000' } });
  });

  it("return a drive's distance in km and its time in seconds [7.4]", async () => {
    const { body } = await ask('getdrivetime', { start, dest });
    expect(body.distance_in_km).toBeCloseTo(11.12, 2);
    expect(body.time_in_secs).toBe(Math.round(body.distance_in_km * 120));
    const refused = await ask('getdrivetime', { start, dest: beyondRoads });
    expect([refused.status, refused.body.error]).toEqual([404, 'no_route_found']);
  });

  it('visit every waypoint in order [7.5]', async () => {
    const { body: direct } = await ask('getmultiloctime', { start, dest, waypoints: '' });
    const { body: detour } = await ask('getmultiloctime', { start, dest, waypoints: '40.9,-74|40.6,-74' });
    expect(direct.distance_in_km).toBeCloseTo(11.12, 2);
    expect(detour.distance_in_km).toBeCloseTo(11.12 * (2 + 3 + 2), 1);
    const refused = await ask('getmultiloctime', { start, dest, waypoints: beyondRoads });
    expect(refused.body.error).toBe('no_route_found');
  });

  it('return places matching a text, and the location and details of a chosen one [3.40, 7.6, 7.7]', async () => {
    const { body } = await ask('autocomplete', { searchKeyword: 'Main St', country: 'US' });
    expect(body.searchResults).toMatchObject([{ description: 'Main St', place_id: 'straight' }]);
    expect((await ask('autocomplete', { searchKeyword: ' ' })).status).toBe(400);

    const [{ place_id }] = body.searchResults;
    expect((await ask('getcoords', { place_id })).body).toEqual({
      coords: { lat: 40, lng: -73 },
      placeDetails: { place_id, name: 'Main St', formatted_address: 'Main St, New York' },
    });
    const unknown = await ask('getcoords', { place_id: 'nowhere' });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'google_places_error']);
  });

  it("return a drive's route in km and seconds, with its line [3.39, 7.8, 7.16]", async () => {
    const { body } = await ask('getroute', { start, dest });
    expect(body).toEqual({
      distance: expect.closeTo(11.12, 2),
      duration: 1334,
      // From 40.7, -74 to 0.10000 degrees north of it.
      polylinePoints: '_flwF~btbM_pR?',
      coords: [
        { latitude: 40.7, longitude: -74 },
        { latitude: 40.8, longitude: -74 },
      ],
    });
    expect((await ask('getroute', { start, dest: beyondRoads })).body.error).toBe('no_route_found');
  });

  it.each(['', '40.7', '91,0', '0,181', '40.7,-74,3', 'here,there'])(
    'reject %j, which is not a point',
    async (latlng) => {
      const { status, body } = await ask('getaddress', { latlng });
      expect([status, body.error]).toEqual([400, 'validation_error']);
    },
  );
});
