import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, parseEnvironment } from './environment.js';
import { sessionSecret } from './sessionSecret.js';

const production = {
  NODE_ENV: 'production',
  MONGODB_URL: 'mongodb://database/?replicaSet=rs0',
  SESSION_SECRET: 'q8Zk2Vw7Lr4Tn9Xc1Ym6Hb3Jd5Fg0PsA',
};

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseEnvironment(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('needs no variables outside production', () => {
    expect(parseEnvironment({})).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: '.data',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      MONGODB_DATABASE: 'wayfare',
      APP_CATEGORY: 'taxi',
      SEED_DEMO: 'auto',
      ALLOW_EMBEDDED_DATABASE: false,
    });
  });

  it('reads previous secrets, separated by commas', () => {
    expect(parseEnvironment({}).SESSION_SECRET_PREVIOUS).toEqual([]);
    const SESSION_SECRET_PREVIOUS = 'the last one, the one before,';
    expect(parseEnvironment({ SESSION_SECRET_PREVIOUS }).SESSION_SECRET_PREVIOUS).toEqual([
      'the last one',
      'the one before',
    ]);
  });

  it('refuses nothing under load outside production, unless it is set [4.120]', () => {
    const limitsOf = (env: NodeJS.ProcessEnv) => {
      const { OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS } = parseEnvironment(env);
      return [OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS];
    };
    expect(limitsOf({})).toEqual([0, 0]);
    expect(limitsOf({ NODE_ENV: 'test' })).toEqual([0, 0]);
    expect(limitsOf(production)).toEqual([100, 50]);
    expect(limitsOf({ ...production, OVERLOAD_DELAY_MS: '0', OVERLOAD_REQUESTS: '80' })).toEqual([0, 80]);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ PORT: '', MONGODB_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('reports every problem, one line each, without the values', () => {
    const problems = problemsOf({
      PORT: '70000',
      APP_CATEGORY: 'boats',
      MONGODB_URL: 'https://user:secret@host',
      ALLOW_EMBEDDED_DATABASE: 'maybe',
      LOG_LEVEL: 'loud',
    });
    expect(problems.toSorted()).toEqual([
      'ALLOW_EMBEDDED_DATABASE: must be 1 or 0',
      'APP_CATEGORY: must be one of taxi, delivery',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'MONGODB_URL: must be a URL that starts with mongodb:// or mongodb+srv://',
      'PORT: must be a whole number from 0 to 65535',
    ]);
  });

  it.each([
    'mongodb://a.example:27017,b.example:27018,c.example:27019/?replicaSet=rs0',
    'mongodb+srv://wayfare:secret@cluster.example/?retryWrites=true',
  ])('accepts the connection string %s', (MONGODB_URL) => {
    expect(parseEnvironment({ MONGODB_URL })).toMatchObject({ MONGODB_URL });
  });

  it('rejects a connection string with an unknown option, without its password', () => {
    const MONGODB_URL = 'mongodb://wayfare:secret@database.example/?journaling=true';
    expect(problemsOf({ MONGODB_URL })).toEqual([
      'MONGODB_URL: is not a valid connection string: check its hosts and options',
    ]);
  });

  it.each(['-1', '3000.5', 'http', '65536'])('rejects the port %s', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT: must be a whole number from 0 to 65535']);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
  ])('derives the public address from the host %s', (HOST, expected) => {
    expect(parseEnvironment({ HOST, PORT: '8080' }).PUBLIC_URL).toBe(expected);
  });

  it('removes a trailing slash from the public address', () => {
    expect(parseEnvironment({ PUBLIC_URL: 'https://ride.example/' }).PUBLIC_URL).toBe('https://ride.example');
  });

  it.each(['https://ride.example/rides', 'https://ride.example/?a=1', 'https://ride.example/#top'])(
    'refuses the public address %s, below which no page would be found',
    (PUBLIC_URL) => {
      expect(problemsOf({ PUBLIC_URL })).toEqual([
        'PUBLIC_URL: must be an address without a path, such as https://ride.example.com: the product has a host of its own',
      ]);
    },
  );

  it('requires all S3 variables or none', () => {
    expect(problemsOf({ S3_PUBLIC_ENDPOINT: 'https://pictures.example' })).toEqual([
      'S3_ENDPOINT: is missing, while S3_PUBLIC_ENDPOINT is set',
    ]);
    expect(problemsOf({ S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'images' })).toEqual([
      'S3_ACCESS_KEY_ID: is missing, while other S3_ variables are set',
      'S3_SECRET_ACCESS_KEY: is missing, while other S3_ variables are set',
    ]);
  });

  it('takes at most one server for places', () => {
    expect(problemsOf({ NOMINATIM_URL: 'http://a', PHOTON_URL: 'http://b' })).toEqual([
      'PHOTON_URL: is set, and so is NOMINATIM_URL; unset one of them',
    ]);
  });

  it('takes vector tiles from one file or in one style, and knows the hosts of a style as origins', () => {
    const style = { MAP_STYLE_URL: 'https://tiles.example/style.json' };
    expect(problemsOf({ ...style, MAP_TILES_FILE: 'city.pmtiles' })).toEqual([
      'MAP_STYLE_URL: is set, and so is MAP_TILES_FILE; unset one of them',
    ]);
    expect(problemsOf({ MAP_STYLE_HOSTS: 'https://a.example' })).toEqual([
      'MAP_STYLE_URL: is missing, while other MAP_STYLE_ variables are set',
    ]);
    expect(problemsOf({ ...style, MAP_STYLE_HOSTS: 'https://a.example, https://b.example/path' })).toEqual([
      'MAP_STYLE_HOSTS: must be origins like https://tiles.example, separated by commas',
    ]);
    expect(problemsOf({ ...style, MAP_STYLE_HOSTS: 'https://a.example, http://b.example:81' })).toEqual([]);
  });

  it('requires all SMS variables or none', () => {
    expect(problemsOf({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+15005550006' })).toEqual([
      'TWILIO_AUTH_TOKEN: is missing, while other TWILIO_ variables are set',
    ]);
    expect(problemsOf({ VONAGE_API_KEY: 'k', VONAGE_API_SECRET: 's', VONAGE_FROM: 'Wayfare' })).toEqual([
      'VONAGE_SIGNATURE_SECRET: is missing, while other VONAGE_ variables are set',
    ]);
  });

  it('knows the SMS services whose order it is given', () => {
    expect(parseEnvironment({ SMS_ORDER: 'vonage, twilio' }).SMS_ORDER).toEqual(['vonage', 'twilio']);
    expect(problemsOf({ SMS_ORDER: 'vonage,pigeon' })).toEqual([
      expect.stringMatching(/^SMS_ORDER.*: must be some of twilio, vonage/),
    ]);
  });

  it('requires the key file of a service account for Firebase, and does not show it', () => {
    for (const wrong of ['{}', 'no JSON', '{"type":"service_account","private_key":"secret"}'])
      expect(problemsOf({ FCM_SERVICE_ACCOUNT: wrong })).toEqual([
        'FCM_SERVICE_ACCOUNT: must be the key file of a Google service account, as JSON',
      ]);
    expect(problemsOf({ EXPO_ACCESS_TOKEN: 'token' })).toEqual([
      'EXPO_PUSH: must be on, because EXPO_ACCESS_TOKEN is set',
    ]);
  });
});

describe('the production environment', () => {
  it('is accepted with a database and a secret', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it('is rejected with the embedded database, unless that is allowed', () => {
    const embedded = { ...production, MONGODB_URL: undefined };
    expect(problemsOf(embedded)).toEqual([expect.stringMatching(/^MONGODB_URL: /)]);
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED_DATABASE: '1' })).toEqual([]);
  });

  it('is rejected with a secret of 31 characters, or none', () => {
    const line = 'SESSION_SECRET: must have 32 characters or more in production';
    expect(problemsOf({ ...production, SESSION_SECRET: 's'.repeat(31) })).toEqual([line]);
    expect(problemsOf({ ...production, SESSION_SECRET: undefined })).toEqual([line]);
  });

  it.each([
    's'.repeat(64),
    'change-me-change-me-change-me-change-me',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '10101010101010100101010101010101',
  ])('is rejected with a secret that is easy to guess: %s', (SESSION_SECRET) => {
    expect(problemsOf({ ...production, SESSION_SECRET })).toEqual([
      'SESSION_SECRET: is easy to guess; use random bytes, as from `openssl rand -hex 32`',
    ]);
  });

  it('is accepted with any random secret', () => {
    for (let attempt = 0; attempt < 500; attempt += 1)
      for (const SESSION_SECRET of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')])
        expect([SESSION_SECRET, problemsOf({ ...production, SESSION_SECRET })]).toEqual([SESSION_SECRET, []]);
  });

  it.each([
    { DEMO_PASSWORD: 'a-password' },
    { SEED_DEMO: 'on' },
    { WAYFARE_DEV: '1' },
    { DEMO_TRAFFIC: '1' },
    { CLOCK_SPEED: '10' },
  ])('is rejected with %j', (extra) => {
    const [name] = Object.keys(extra);
    expect(problemsOf({ ...production, ...extra })).toEqual([expect.stringContaining(`${name}: `)]);
  });
});

describe('the session secret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the configured one', async () => {
    await expect(sessionSecret({ SESSION_SECRET: 'configured', DATA_DIR: folder })).resolves.toBe(
      'configured',
    );
  });

  it('is created once, stored, and readable only by its owner', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = await sessionSecret({ SESSION_SECRET: undefined, DATA_DIR });
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessionSecret({ SESSION_SECRET: undefined, DATA_DIR })).toBe(first);
    expect((await stat(join(DATA_DIR, 'session-secret'))).mode & 0o777).toBe(0o600);
  });
});
