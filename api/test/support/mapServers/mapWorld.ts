import { distanceKm, encodePolyline, type LatLng } from '@wayfare/shared';

/** A place in the world of all map doubles. */
export interface WorldPlace extends LatLng {
  /** The number in its ids at every service. */
  id: number;
  name: string;
  street: string;
  house: string;
  city: string;
  postcode: string;
  country: string;
  countrycode: string;
}

export const worldPlaces: readonly WorldPlace[] = [
  {
    id: 4211,
    name: 'Berliner Fernsehturm',
    street: 'Panoramastraße',
    house: '1A',
    city: 'Berlin',
    postcode: '10178',
    country: 'Germany',
    countrycode: 'DE',
    lat: 52.520_81,
    lng: 13.409_45,
  },
  {
    id: 4212,
    name: 'Berlin High School',
    street: 'Patterson Way',
    house: '139',
    city: 'Berlin',
    postcode: '06037',
    country: 'United States',
    countrycode: 'US',
    lat: 41.618_1,
    lng: -72.766_25,
  },
  {
    id: 4213,
    name: 'Times Square',
    street: 'Broadway',
    house: '1560',
    city: 'New York',
    postcode: '10036',
    country: 'United States',
    countrycode: 'US',
    lat: 40.758,
    lng: -73.9855,
  },
  {
    id: 4214,
    name: 'Brooklyn Bridge',
    street: 'Centre Street',
    house: '1',
    city: 'New York',
    postcode: '10007',
    country: 'United States',
    countrycode: 'US',
    lat: 40.7122,
    lng: -74.0042,
  },
];

/** Its address as the doubles write it. */
export const addressOf = ({ street, house, city, postcode, country }: WorldPlace) =>
  `${house} ${street}, ${city} ${postcode}, ${country}`;

/** South of this there are no roads. */
const LAST_ROAD = -60;
const DETOUR = 1.25;
const SECONDS_PER_KM = 100;

/** The drive that every double finds: 1.25 times the straight line at 36 km/h. */
export function worldDrive(stops: readonly LatLng[]) {
  if (stops.some(({ lat }) => lat < LAST_ROAD)) return null;
  const km =
    stops.slice(1).reduce((sum, stop, at) => sum + distanceKm(stops[at] as LatLng, stop), 0) * DETOUR;
  return { meters: Math.round(km * 1000), seconds: Math.round(km * SECONDS_PER_KM), path: stops };
}

/** The place at a point. */
export const placeAt = (point: LatLng): WorldPlace | undefined =>
  worldPlaces.find((place) => distanceKm(place, point) < 0.2);

/** Places whose name begins with a text, in a country if one is given. */
export const placesCalled = (text: string, country?: string | null): WorldPlace[] =>
  worldPlaces.filter(
    ({ name, countrycode }) =>
      name.toLowerCase().startsWith(text.toLowerCase()) &&
      (!country || countrycode === country.toUpperCase()),
  );

/** A path with six decimals instead of five, as Valhalla encodes it. */
export const encodeSixDecimals = (path: readonly LatLng[]): string =>
  encodePolyline(path.map(({ lat, lng }) => ({ lat: lat * 10, lng: lng * 10 })));
