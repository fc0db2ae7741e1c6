import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

async function send(contents: Buffer) {
  const { status, body } = await app
    .request('post', '/api/license_images')
    .attach('image', contents, { filename: 'photo.jpg', contentType: 'image/jpeg' });
  return { status, error: body.error };
}

describe('a picture of a camera', () => {
  it.each([
    [8064, 6048],
    [12000, 9000],
    [16320, 12240],
  ])('is stored with %i by %i pixels, as phones take it [7.36]', async (width, height) => {
    expect((await send(await photo(width, height).jpeg({ quality: 30 }).toBuffer())).status).toBe(201);
  });

  it('is refused as too large where its pixels must all be in memory', async () => {
    const progressive = await photo(8064, 6048).jpeg({ quality: 30, progressive: true }).toBuffer();
    expect(await send(progressive)).toEqual({ status: 413, error: 'image_too_large' });
    const png = await photo(8064, 6048).png().toBuffer();
    expect(await send(png)).toEqual({ status: 413, error: 'image_too_large' });
  });

  it.each([
    ['heic', 'mif1heic'],
    ['heix', 'mif1heix'],
    ['hevc', 'msf1hevc'],
    ['mif1', 'mif1heic'],
  ])('is refused as unsupported in the format %s with %s', async (brand, others) => {
    const header = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${others}`, 'latin1');
    expect(await send(Buffer.concat([header, Buffer.alloc(5000, 7)]))).toEqual({
      status: 415,
      error: 'image_unsupported',
    });
  });

  it('is refused as unreadable when it is cut off', async () => {
    const whole = await photo(800, 600).jpeg().toBuffer();
    expect(await send(whole.subarray(0, whole.length / 2))).toEqual({ status: 415, error: 'image_invalid' });
  });
});
