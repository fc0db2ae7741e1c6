import { pickupZone, timeZoneAt } from './timeZoneAt.js';

it.each([
  ['Manhattan', 40.758, -73.9855, 'America/New_York'],
  ['Los Angeles', 34.0522, -118.2437, 'America/Los_Angeles'],
  ['Phoenix', 33.4484, -112.074, 'America/Phoenix'],
  // The Navajo Nation has summer time, the rest of Arizona has none.
  ['Window Rock', 35.6806, -109.0526, 'America/Denver'],
  ['Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ['London', 51.5072, -0.1276, 'Europe/London'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
])('finds the time zone of %s', (_name, lat, lng, zone) => {
  expect(timeZoneAt({ lat, lng })).toBe(zone);
});

it('finds one everywhere on the map, also at sea and at its edges', () => {
  for (const lat of [-90, -45.5, 0, 33, 90])
    for (const lng of [-180, -140, 0, 77.1, 180]) expect(timeZoneAt({ lat, lng })).toMatch(/\w/);
});

it('gives a booking a zone only where the settings say so [4.70]', () => {
  const place = { lat: 34.0522, lng: -118.2437 };
  expect(pickupZone(place, { pickupTimeZone: true })).toBe('America/Los_Angeles');
  expect(pickupZone(place, { pickupTimeZone: false })).toBeNull();
});
