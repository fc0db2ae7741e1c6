import { imageAddressSchema, licenseImageSchema } from './imageReference.js';

const KEY = '0123456789abcdef01234567.webp';
const accepted = (schema: typeof imageAddressSchema, texts: string[]) =>
  texts.filter((text) => schema.safeParse(text).success);

it('a public picture is identified by its address on this server, and by nothing else [7.36]', () => {
  const good = [`/api/images/${KEY}`, '/api/images/cartype-van.png'];
  const bad = [
    '',
    KEY,
    `https://example.com/api/images/${KEY}`,
    `//example.com/api/images/${KEY}`,
    `/api/images/../auth/logout?${KEY}`,
    `/api/images/${KEY}?x`,
    `/api/images/${KEY}\n`,
    '/api/images/a.svg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ];
  expect(accepted(imageAddressSchema, [...good, ...bad])).toEqual(good);
});

it('a license is identified by its storage reference or by the address at which it is shown [6.24]', () => {
  const good = [`private-${KEY}`, `/api/drivers/abc/license_image?key=private-${KEY}`];
  const bad = [
    '',
    KEY,
    `/api/images/${KEY}`,
    `private-../${KEY}`,
    `https://example.com${good[1]}`,
    `${good[0]}\n`,
  ];
  expect(accepted(licenseImageSchema, [...good, ...bad])).toEqual(good);
});
