import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { environmentSchema, parseEnvironment } from './environment.js';
import { SECRET_VARIABLES, withSecretFiles } from './secretFiles.js';

const root = (file: string) => fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
const read = (file: string) => readFileSync(root(file), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  ports?: string[];
  user?: string;
  build?: { context: string };
  profiles?: string[];
  networks?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  network_mode?: string;
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  command?: string | string[];
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service> & { app: Service };
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
};

/** The services that start without a profile. */
const always = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);

/** The Dockerfile's last stage as [instruction, rest] pairs, with continued lines joined. */
const runtimeStage = read('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .at(-1)!
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, instruction, rest]) => [instruction, rest] as const);

/** `name:1.2` or longer, with any variant, and a digest, which determines the image. */
const PINNED = /^[a-z./-]+:v?\d+\.\d+(\.\d+)?(-[a-z\d.-]+)?@sha256:[\da-f]{64}$/;

const instructions = (name: string) =>
  runtimeStage.filter(([instruction]) => instruction === name).map(([, rest]) => rest!);

const imageEnvironment = Object.fromEntries(
  instructions('ENV').map((pair) => pair.split('=') as [string, string]),
);

/**
 * The variable that stands at `at`, behind its dollar sign and brace, and where it ends; braces may be
 * nested.
 */
function variableAt(text: string, at: number): { name: string; operator: string; rest: string; end: number } {
  let depth = 1;
  let end = at;
  for (; depth > 0 && end < text.length; end++) {
    if (text.startsWith('${', end)) depth++;
    else if (text[end] === '}') depth--;
  }
  const [, name = '', operator = '', rest = ''] = /^(\w+)(:?[-?])?(.*)$/.exec(text.slice(at, end - 1))!;
  return { name, operator, rest, end };
}

/**
 * How Compose expands `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`; without the colon, empty
 * counts as set.
 */
function interpolate(text: string, given: Record<string, string>): string {
  const start = text.indexOf('${');
  if (start === -1) return text;
  const { name, operator, rest, end } = variableAt(text, start + 2);
  const value = given[name];
  const missing = value === undefined || (operator.startsWith(':') && value === '');
  if (missing && operator.endsWith('?')) throw new Error(`${name}: ${rest}`);
  const expanded = missing ? interpolate(rest, given) : value;
  return text.slice(0, start) + expanded + interpolate(text.slice(end), given);
}

/** The environment of the app's container when a file named .env has what is `given`. */
function appEnvironment(given: Record<string, string>): Record<string, string> {
  const { environment = {}, env_file = [] } = compose.services.app;
  const own = Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), given)]);
  const fromFile = env_file.some(({ path }) => path === '.env') ? given : {};
  return { ...imageEnvironment, ...fromFile, ...(Object.fromEntries(own) as Record<string, string>) };
}

const secrets = {
  SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
  S3_ACCESS_KEY_ID: 'wayfare',
  S3_SECRET_ACCESS_KEY: 'y'.repeat(16),
  MONGODB_PASSWORD: 'm'.repeat(16),
  REDIS_PASSWORD: 'r'.repeat(16),
};

/** Secrets in .env that only other services need. */
const othersSecrets = ['MONGODB_KEY', 'MONGODB_ROOT_PASSWORD'];

const variables = [
  ...Object.keys(environmentSchema.shape),
  ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
];

describe('the production setup in docker-compose.yml', () => {
  it('sets only variables the app reads', () => {
    const set = Object.keys({ ...imageEnvironment, ...compose.services.app.environment });
    const foreign = set.filter((name) => !variables.includes(name) && !othersSecrets.includes(name));
    expect(foreign).toEqual([]);
  });

  it('takes every variable of the configuration from .env, besides those it has to decide itself', () => {
    const given = Object.fromEntries(variables.map((name) => [name, `value-of-${name}`]));
    const environment = appEnvironment({ ...secrets, ...given });
    const lost = variables.filter((name) => environment[name] !== given[name]);
    // Where the container listens, and where its volume is.
    expect(lost).toEqual(['HOST', 'PORT', 'DATA_DIR']);
  });

  it('starts without a file named .env', () => {
    expect(compose.services.app.env_file).toEqual([{ path: '.env', required: false }]);
  });

  it('takes every secret from a file instead, while its own variable is empty', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'the secret of the file\n');
    // The picture store of this setup needs its keys, too.
    const inFiles = SECRET_VARIABLES.filter((name) => !name.startsWith('S3_'));
    const given = inFiles.flatMap((name) => [
      [name, ''],
      [`${name}_FILE`, file],
    ]);
    const { env, problems } = withSecretFiles(
      appEnvironment({ ...secrets, ...(Object.fromEntries(given) as Record<string, string>) }),
    );
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([]);
    for (const name of inFiles) expect([name, env[name]]).toEqual([name, 'the secret of the file']);
  });

  it('can use a database, a picture store, Redis, and a mail server that run elsewhere', () => {
    const elsewhere = {
      MONGODB_URL: 'mongodb://db.example:27017/?replicaSet=rs1',
      MONGODB_DATABASE: 'rides',
      REDIS_URL: 'rediss://redis.example:6380',
      S3_ENDPOINT: 'https://store.example',
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-west-1',
      SMTP_URL: 'smtps://mail.example',
    };
    expect(parseEnvironment(appEnvironment({ ...secrets, ...elsewhere }))).toMatchObject(elsewhere);
  });

  it('keeps the secrets of other services out of the app', () => {
    const given = Object.fromEntries(othersSecrets.map((name) => [name, 'secret']));
    expect(Object.values(appEnvironment({ ...secrets, ...given }))).not.toContain('secret');
  });

  it('is a valid production configuration, with no embedded substitutes', () => {
    expect(parseEnvironment(appEnvironment(secrets))).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      ALLOW_EMBEDDED_DATABASE: false,
      MONGODB_URL: expect.stringContaining('replicaSet=rs0'),
      REDIS_URL: expect.any(String),
      S3_BUCKET: 'wayfare',
      SMTP_URL: expect.any(String),
    });
  });

  it.each(Object.keys(secrets))('has no default for the secret %s', (name) => {
    const { [name]: _, ...others } = secrets as Record<string, string>;
    expect(() => appEnvironment(others)).toThrow(`${name}: set it to`);
  });

  it('does not start with an empty secret of sessions', () => {
    expect(() => parseEnvironment(appEnvironment({ ...secrets, SESSION_SECRET: '' }))).toThrow(
      'SESSION_SECRET: must have 32 characters',
    );
  });

  it('waits for each service in a way that service supports', () => {
    for (const { depends_on = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const part = compose.services[name];
        expect([name, part]).toEqual([name, expect.anything()]);
        if (condition === 'service_healthy')
          // The health check of the app is in its image.
          expect([name, part?.healthcheck ?? part?.build]).toEqual([name, expect.anything()]);
      }
    }
  });

  it("creates the replica set from the members in the app's URL", () => {
    const url = new URL(appEnvironment(secrets)['MONGODB_URL']!.replaceAll(',', '.'));
    const members = Object.keys(compose.services).filter((name) => /^mongodb-\d$/.test(name));
    expect(url.hostname.split('.')).toEqual(members);
  });

  it('asks for a password at MongoDB and Redis, which the app has', () => {
    const { MONGODB_URL, REDIS_URL } = appEnvironment(secrets);
    expect(new URL(MONGODB_URL!.replaceAll(',', '.'))).toMatchObject({
      username: 'wayfare',
      password: secrets.MONGODB_PASSWORD,
    });
    expect(new URL(REDIS_URL!).password).toBe(secrets.REDIS_PASSWORD);
    const { 'mongodb-1': mongodb, redis } = compose.services;
    expect([mongodb?.command, redis?.command].map(String)).toEqual([
      expect.stringContaining('--keyFile'),
      expect.stringContaining('--requirepass'),
    ]);
  });

  it('runs every service without root, capabilities or a file system it can write to', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          read_only: true,
          tmpfs: ['/tmp'],
        }),
      ]);
      // The app's image sets the user itself.
      if (!service.build)
        expect([name, service.user]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    }
  });

  it('catches mail with a version that has no known vulnerability', () => {
    const [, ...version] = /:v(\d+)\.(\d+)\.(\d+)/.exec(compose.services.mail?.image ?? '') ?? [];
    const [major = 0, minor = 0] = version.map(Number);
    // 1.30.2 fixed CVE-2026-55187.
    expect(major > 1 || minor > 30).toBe(true);
  });

  it('keeps data in declared volumes, and mounts only files of the repository besides', () => {
    for (const { volumes = [] } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect([volume, existsSync(root(source))]).toEqual([volume, true]);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });

  it('limits the memory and the log of every service', () => {
    for (const [name, { mem_limit, logging }] of Object.entries(compose.services)) {
      expect([name, interpolate(mem_limit ?? '', {})]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, logging?.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }]);
    }
    const { 'mongodb-1': mongodb, redis } = compose.services;
    expect(String(mongodb?.command)).toContain('--wiredTigerCacheSizeGB "$$CACHE_GB"');
    expect(String(redis?.command)).toContain('--maxmemory "$$CACHE"');
  });

  it('keeps databases and pictures in a network without a way out, which only the app shares', () => {
    expect(compose.networks['store']).toEqual({ internal: true });
    const stores = always.filter(([name]) => /^(mongodb-\d|redis|images)$/.test(name));
    expect(stores.map(([, { networks }]) => networks)).toEqual(stores.map(() => ['store']));
    expect(stores).toHaveLength(5);
    for (const [, { ports }] of stores) expect(ports).toBeUndefined();
    const inStore = Object.entries(compose.services).filter(([, { networks }]) =>
      networks?.includes('store'),
    );
    expect(inStore.map(([name]) => name)).toEqual(['app', ...stores.map(([name]) => name)]);
  });

  it('offers TLS, routing and map tiles as profiles, with the app unchanged without them', () => {
    const profiles = Object.entries(compose.services).flatMap(([name, { profiles: own = [] }]) =>
      own.map((profile) => `${profile}: ${name}`),
    );
    expect(profiles).toEqual(['tls: caddy', 'routing: valhalla', 'routing: photon', 'tiles: tiles']);
    for (const name of Object.keys(compose.services.app.depends_on ?? {}))
      expect(compose.services[name]?.profiles).toBeUndefined();
  });

  it('pins every image to an exact version and its digest', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(Object.keys(compose.services).length - 1);
    // Photon's image is the community's, and only of a profile: docs/operations.md says how to pin it.
    const unpinned = images.filter((image) => !PINNED.test(image));
    expect(unpinned).toEqual([expect.stringMatching(/^rtuszik\/photon-docker:\d+\.\d+\.\d+$/)]);
  });
});

describe('the image in the Dockerfile', () => {
  it('is built on an image that is pinned to an exact version and its digest', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
    const names = stages.map(([, , name]) => name);
    const foreign = stages.flatMap(([, image]) => (names.includes(image) ? [] : [image]));
    expect(foreign).toEqual([expect.stringMatching(PINNED)]);
  });

  it('runs as a user other than root', () => {
    const [user] = instructions('USER');
    expect(user).toBe('node');
    const order = runtimeStage.map(([instruction]) => instruction);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
  });

  it('reports whether it is ready', () => {
    expect(instructions('HEALTHCHECK')[0]).toContain('/readyz');
  });

  it("starts the build's output, and includes every served workspace in the lock file, the street data and the texts", () => {
    expect(instructions('CMD')).toEqual(['["node", "--enable-source-maps", "api/dist/bundle/server.js"]']);
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const built = instructions('COPY').filter((rest) => rest.startsWith('--from=build'));
    // The client and the simulator are for programs elsewhere.
    const served = workspaces.filter((name) => !['web', 'client', 'simulator'].includes(name));
    const folders = [...served.map((name) => `${name}/dist`), 'shared/assets', 'shared/locales'];
    expect(built.toSorted()).toEqual(
      folders.map((folder) => `--from=build /app/${folder} ${folder}`).toSorted(),
    );
  });

  it('leaves the embedded database engine out', () => {
    expect(read('Dockerfile')).toMatch(/^RUN npm install --omit=dev .* && rm -rf node_modules\/@0q$/m);
  });

  it('installs nothing that only development needs', () => {
    expect(read('Dockerfile')).toMatch(
      /^RUN npm pkg delete devDependencies --workspace=shared --workspace=api .*\n(#.*\n)*RUN npm install --omit=dev /m,
    );
  });

  it('is built without private or generated files', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', '**/node_modules', '**/dist']));
  });
});
