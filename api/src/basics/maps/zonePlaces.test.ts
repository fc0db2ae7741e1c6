import { countryCodes, countryProposal } from '@wayfare/shared';
import { mapStart } from './zonePlaces.js';

const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 0), lng: expect.closeTo(lng, 0) });

it('maps open at the place of the time zone, or of the country, or in the demo city [4.64]', () => {
  expect(mapStart({ timeZone: 'Asia/Tokyo', restrictCountry: 'JP' })).toEqual(near(35.7, 139.7));
  expect(mapStart({ timeZone: 'Asia/Kuwait', restrictCountry: 'US' })).toEqual(near(29.3, 48));
  expect(mapStart({ timeZone: 'UTC', restrictCountry: 'FR' })).toEqual(near(48.9, 2.3));
  expect(mapStart({ timeZone: 'UTC', restrictCountry: null })).toEqual({ lat: 40.74, lng: -73.98 });
});

it('every proposed time zone has a place', () => {
  const demo = mapStart({ timeZone: 'UTC', restrictCountry: null });
  const lost = countryCodes()
    .filter((code) => countryProposal(code) !== null && code !== 'US')
    .filter((code) => {
      const { lat, lng } = mapStart({ timeZone: 'UTC', restrictCountry: code });
      return lat === demo.lat && lng === demo.lng;
    });
  expect(lost).toEqual([]);
});
