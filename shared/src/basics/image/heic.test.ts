import { isHeic } from './heic.js';

/** The beginning of a picture with a first brand and others. */
function picture(first: string, others: readonly string[]) {
  const brands = `ftyp${first}\0\0\0\0${others.join('')}`;
  const length = brands.length + 4;
  return Uint8Array.from(`\0\0\0${String.fromCharCode(length)}${brands}${'x'.repeat(200)}`, (character) =>
    character.charCodeAt(0),
  );
}

it.each([
  ['heic', ['mif1', 'heic']],
  ['heix', ['mif1']],
  ['hevc', []],
  ['mif1', ['mif1', 'heic']],
  ['msf1', ['hevc', 'msf1']],
] as const)('a picture of the brand %s with %j is HEIC', (first, others) => {
  expect(isHeic(picture(first, others))).toBe(true);
});

it.each([
  ['avif', ['mif1', 'miaf']],
  ['mif1', ['avif', 'heic']],
  ['mif1', ['miaf']],
  ['isom', ['mp41']],
] as const)('a picture of the brand %s with %j is not', (first, others) => {
  expect(isHeic(picture(first, others))).toBe(false);
});

it('other files are not, however short', () => {
  for (const bytes of [[], [0xff, 0xd8, 0xff], [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]])
    expect(isHeic(Uint8Array.from(bytes))).toBe(false);
});
