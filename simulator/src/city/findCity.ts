import type { WayfareClient } from '@wayfare/client';
import { distanceKm, type LatLng, type Place, type Random } from '@wayfare/shared';
import { answerOf, answerUnless } from '../calls/call.js';

/** How many places people go to. */
const PLACES = 40;
const TRIES = 400;
const KM_PER_DEGREE = 111.2;
/** Places are at least this far apart, in km. */
const APART_KM = 0.3;

/** The simulated city: places on its streets. */
export interface City {
  name: string;
  places: readonly Place[];
}

/** No map service of the installation knows the city. */
export class UnknownCity extends Error {
  override readonly name = 'UnknownCity';
}

/**
 * Finds a city and places on its streets within a radius (km), by the installation's own map calls: they are
 * where its map service finds roads.
 * @throws UnknownCity
 */
export async function findCity(
  wanted: { city: string; radius: number },
  client: WayfareClient,
  random: Random,
): Promise<City> {
  const { name, ...center } = await centerOf(wanted.city, client);
  const places: Place[] = [];
  for (let tries = 0; places.length < PLACES; tries += 1) {
    if (tries === TRIES) break;
    const point = await onStreet(center, near(center, wanted.radius, random), client, random);
    if (!point || places.some((place) => distanceKm(place, point) < APART_KM)) continue;
    const body = { latlng: `${point.lat},${point.lng}` };
    const found = await answerUnless(
      ['google_places_error'],
      client.POST('/api/googleapis-getaddress', { body }),
    );
    if (found) places.push({ ...point, add: found.address.slice(0, 300) });
  }
  if (places.length < 2) throw new UnknownCity(`there are no streets around ${wanted.city}`);
  return { name, places };
}

async function centerOf(city: string, client: WayfareClient): Promise<LatLng & { name: string }> {
  const point = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)$/.exec(city.trim());
  if (point) return { lat: Number(point[1]), lng: Number(point[2]), name: city };
  const body = { searchKeyword: city };
  const { searchResults } = await answerOf(client.POST('/api/googleapis-autocomplete', { body }));
  // A place of that name before those whose names only begin with it.
  const name = city.split(',')[0]?.trim().toLowerCase();
  const isNamed = searchResults.find((found) => found.structured_formatting.main_text.toLowerCase() === name);
  const first = isNamed ?? searchResults[0];
  if (!first) throw new UnknownCity(`the installation's map service does not find ${city}`);
  const place = await answerOf(
    client.POST('/api/googleapis-getcoords', { body: { place_id: first.place_id } }),
  );
  return { ...place.coords, name: first.description };
}

/** A point within a radius (km), evenly spread over the area. */
function near({ lat, lng }: LatLng, radius: number, random: Random): LatLng {
  const degrees = (radius * Math.sqrt(random.next())) / KM_PER_DEGREE;
  const angle = random.between(0, 2 * Math.PI);
  return {
    lat: lat + degrees * Math.sin(angle),
    lng: lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
  };
}

/**
 * A point of the way from the center to somewhere: it lies on a street, even if that somewhere is in a river.
 */
async function onStreet(
  center: LatLng,
  somewhere: LatLng,
  client: WayfareClient,
  random: Random,
): Promise<LatLng | null> {
  const body = { start: `${center.lat},${center.lng}`, dest: `${somewhere.lat},${somewhere.lng}` };
  const route = await answerUnless(['no_route_found'], client.POST('/api/googleapis-getroute', { body }));
  // Its ends are the points themselves.
  const between = route?.coords.slice(1, -1) ?? [];
  if (between.length === 0) return route && somewhere;
  const { latitude, longitude } = random.pick(between.slice(Math.floor(between.length / 2)));
  return { lat: latitude, lng: longitude };
}
