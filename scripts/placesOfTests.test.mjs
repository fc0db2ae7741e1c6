import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';

const E2E = join(root, 'e2e');
/** Farther than any driver is asked. */
const APART_KM = 60;
const DEGREE_KM = 111.195;

/** Where the people of browser tests are: the places of the demo's city are for what needs its drivers. */
const isInCity = ({ lat, lng }) => Math.abs(lat - 40.75) < 0.4 && Math.abs(lng + 73.95) < 0.4;

const places = readdirSync(E2E, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(join(E2E, file), 'utf8').matchAll(/latitude: (-?[\d.]+), longitude: (-?[\d.]+)/g)].map(
      ([, lat, lng]) => ({ file, lat: Number(lat), lng: Number(lng) }),
    ),
  )
  .filter((place) => !isInCity(place));

const kmBetween = (one, other) =>
  DEGREE_KM * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));

it('browser tests that run at the same time are at places apart, so that no driver is offered the trip of another test', () => {
  expect(places.length).toBeGreaterThan(20);
  const near = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((other) => other.file !== one.file && kmBetween(one, other) < APART_KM)
      .map((other) => [one.file, other.file]),
  );
  expect(near).toEqual([]);
});
