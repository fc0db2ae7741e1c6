import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, checkNode, checkPlatform, checkPort, Precondition } from './preconditions.mjs';

const read = (file) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.1', '24.0.0', '25.0.0', '26.1.0'])(
    'may be %s',
    (version) => {
      expect(() => checkNode(version)).not.toThrow();
    },
  );

  it.each(['18.20.8', '20.11.0', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])('may not be %s', (version) => {
    expect(() => checkNode(version)).toThrow(
      new Precondition(`Node ${version} is not supported: install Node 26, or the latest 24, 22 or 20.`),
    );
  });

  it('is supported exactly from the versions in package.json', async () => {
    const { engines } = JSON.parse(await read('package.json'));
    const oldest = engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));
    expect(oldest).toEqual(['20.19.0', '22.12.0', '24.0.0']);
    for (const version of oldest) expect(() => checkNode(version)).not.toThrow();
  });

  it('is the recommended one in the Docker image and the workflow', async () => {
    const recommended = (await read('.nvmrc')).trim();
    expect(() => checkNode(`${recommended}.0.0`)).not.toThrow();
    for (const file of ['Dockerfile', '.github/workflows/test.yml']) {
      const used = [...(await read(file)).matchAll(/\bnode:(\d+)[.-]/g)].map(([, major]) => major);
      expect([file, new Set(used)]).toEqual([file, new Set([recommended])]);
    }
  });
});

describe('the platform', () => {
  it.each(['linux-x64', 'linux-arm64', 'darwin-arm64'])('may be %s', (platform) => {
    expect(() => checkPlatform({}, platform)).not.toThrow();
  });

  it('may be any with an external MongoDB', () => {
    expect(() => checkPlatform({}, 'win32-x64')).toThrow('set MONGODB_URL');
    expect(() => checkPlatform({ MONGODB_URL: 'mongodb://database' }, 'win32-x64')).not.toThrow();
    expect(() => checkPlatform({ MONGODB_URL_FILE: '/run/secrets/url' }, 'win32-x64')).not.toThrow();
  });
});

describe('the port', () => {
  it('is rejected while another program listens on it', async () => {
    const other = createServer();
    await new Promise((listening) => {
      other.listen(0, '127.0.0.1', listening);
    });
    const { port } = other.address();
    await expect(checkPort({ PORT: String(port) })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    await new Promise((closed) => {
      other.close(closed);
    });
    await expect(checkPort({ PORT: String(port) })).resolves.toBeUndefined();
  });
});

describe('the data folder', () => {
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-preconditions-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is created, with its parent folders, readable only by its owner', async () => {
    const DATA_DIR = join(folder, 'above/data');
    await checkDataFolder({ DATA_DIR });
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
  });

  it('is rejected if a file has its name', async () => {
    const DATA_DIR = join(folder, 'data');
    await writeFile(DATA_DIR, '');
    await expect(checkDataFolder({ DATA_DIR })).rejects.toThrow(`${DATA_DIR} cannot be written to (ENOTDIR)`);
  });
});
