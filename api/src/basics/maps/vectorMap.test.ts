import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { parseEnvironment } from '../../platform/config/environment.js';
import { faultOfTiles, serveMapTiles, vectorMapOf } from './vectorMap.js';

const LIGHT = 'https://maps.example/light.json';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'wayfare-tiles-'))));
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, contents: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, contents);
  return path;
}

describe('the map that browsers draw', () => {
  it.each([
    [{}, null],
    [{ MAP_TILES_FILE: 'city.pmtiles' }, { tiles: '/map-tiles.pmtiles' }],
    [{ MAP_STYLE_URL: LIGHT }, { light: LIGHT, dark: LIGHT }],
    [
      { MAP_STYLE_URL: LIGHT, MAP_STYLE_DARK_URL: 'https://maps.example/dark.json' },
      { light: LIGHT, dark: 'https://maps.example/dark.json' },
    ],
  ])('with %j is %j [7.16]', (environment, expected) => {
    expect(vectorMapOf(parseEnvironment(environment))).toEqual(expected);
  });
});

describe('the file of tiles', () => {
  it('is read a range at a time, and a missing one is not found', async () => {
    const file = await written('city.pmtiles', Buffer.from('PMTiles\x03 and tiles'));
    const app = express();
    serveMapTiles(app, parseEnvironment({ MAP_TILES_FILE: file }));
    const part = await supertest(app)
      .get('/map-tiles.pmtiles')
      .set('Range', 'bytes=9-11')
      .responseType('blob');
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 9-11/18', etag: expect.any(String) });
    expect(part.body.toString()).toBe('and');

    const without = express();
    serveMapTiles(without, parseEnvironment({ MAP_TILES_FILE: join(folder, 'none.pmtiles') }));
    expect((await supertest(without).get('/map-tiles.pmtiles')).status).toBe(404);
    expect((await supertest(express()).get('/map-tiles.pmtiles')).status).toBe(404);
  });

  it('is checked: it exists, and is in the format', async () => {
    expect(await faultOfTiles(join(folder, 'none.pmtiles'))).toBe('cannot be read (ENOENT)');
    expect(await faultOfTiles(await written('old.pmtiles', Buffer.from('PMTiles\x02')))).toMatch(/version 3/);
    expect(await faultOfTiles(await written('empty.pmtiles', Buffer.alloc(0)))).toMatch(/version 3/);
    expect(await faultOfTiles(await written('good.pmtiles', Buffer.from('PMTiles\x03')))).toBeNull();
  });
});
