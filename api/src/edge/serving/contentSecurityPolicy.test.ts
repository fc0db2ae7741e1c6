import express from 'express';
import helmet from 'helmet';
import supertest from 'supertest';
import { parseEnvironment } from '../../platform/config/environment.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';

const PUBLIC_URL = 'https://ride.example';

/** The headers of a response, and the sources of its policy by directive. */
async function headersWith(environment: Record<string, string>) {
  const app = express();
  app.use(helmet(contentSecurityPolicy(parseEnvironment({ PUBLIC_URL, ...environment }))));
  app.get('/', (_request, response) => void response.send('page'));
  const { headers } = await supertest(app).get('/');
  const policy = String(headers['content-security-policy']);
  const sources = policy.split(';').map((directive) => {
    const [name = '', ...allowed] = directive.trim().split(' ');
    return [name, allowed] as const;
  });
  return { policy, sources: Object.fromEntries(sources), referrer: headers['referrer-policy'] };
}

it('allows no other host without a key for Google’s map, and reveals to no site where its visitors come from', async () => {
  for (const key of ['', 'server-key']) {
    const { policy, sources, referrer } = await headersWith({ GOOGLE_MAPS_API_KEY: key });
    expect(policy.match(/https?:\/\/\S+/g)).toBeNull();
    expect(policy).not.toMatch('unsafe-eval');
    expect(sources).toMatchObject({ 'script-src': ["'self'"], 'worker-src': ["'self'"] });
    expect(sources).not.toHaveProperty('frame-src');
    expect(referrer).toBe('no-referrer');
  }
});

it('allows what Google’s map needs with a key, and sends Google the origin that the key is limited to [7.16]', async () => {
  const { sources, referrer } = await headersWith({ GOOGLE_MAPS_BROWSER_KEY: 'browser-key' });
  expect(sources).toMatchObject({
    'script-src': expect.arrayContaining(["'self'", 'https://maps.googleapis.com', "'unsafe-eval'", 'blob:']),
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'img-src': expect.arrayContaining([
      "'self'",
      'data:',
      'https://*.googleapis.com',
      'https://*.gstatic.com',
    ]),
    'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
    'connect-src': expect.arrayContaining(["'self'", 'wss://ride.example', 'https://*.googleapis.com']),
    'frame-src': ['https://*.google.com'],
  });
  expect(referrer).toBe('strict-origin');
});

it('allows requests to the hosts of the map’s styles, and nothing else from there [7.16]', async () => {
  const { policy: tiles } = await headersWith({ MAP_TILES_FILE: 'city.pmtiles' });
  expect(tiles.match(/https?:\/\/\S+/g)).toBeNull();
  const { policy, sources } = await headersWith({
    MAP_STYLE_URL: 'https://maps.example/light.json?key=public',
    MAP_STYLE_DARK_URL: 'https://maps.example/dark.json?key=public',
    MAP_STYLE_HOSTS: 'https://tiles.example',
  });
  expect(policy.match(/https?:\/\/\S+?(?=[; ]|$)/g)).toEqual([
    'https://maps.example',
    'https://tiles.example',
  ]);
  expect(sources['connect-src']).toEqual(
    expect.arrayContaining(["'self'", 'https://maps.example', 'https://tiles.example']),
  );
});

it('allows the image store where browsers reach it, for pictures and requests only', async () => {
  const store = {
    S3_ENDPOINT: 'http://images:8333',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'wayfare',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  const { policy: closed } = await headersWith(store);
  expect(closed).not.toContain('http://');
  const { policy, sources } = await headersWith({
    ...store,
    S3_PUBLIC_ENDPOINT: 'https://pictures.example/store',
  });
  expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://pictures.example',
    'https://pictures.example',
  ]);
  expect(sources['img-src']).toContain('https://pictures.example');
  expect(sources['connect-src']).toContain('https://pictures.example');
});

it('stays closed with a key where Google’s map needs nothing', async () => {
  const { sources } = await headersWith({ GOOGLE_MAPS_BROWSER_KEY: 'browser-key' });
  // Some hosts of googleapis.com answer with scripts that the caller chooses.
  expect(sources['script-src']?.filter((source) => source.includes('*'))).toEqual([]);
  expect(sources['script-src']).not.toContain("'unsafe-inline'");
  expect(sources).toMatchObject({
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});
