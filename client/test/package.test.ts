import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { startTestApp, type TestApp } from '../../api/test/support/testApp.js';
import { nodeOf } from '../../scripts/otherNode.mjs';
import { API_VERSION } from '../src/index.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, 'client');
/** An older Node than the recommended one that integrators often still run. */
const NODE = 22;
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What an integrator writes first: one call. `print` shows its result. */
const program = (url: string) => `import { API_VERSION, createWayfareClient } from '@wayfare/client';

const visitor = createWayfareClient({ url: ${JSON.stringify(url)} });
const { data, error, response } = await visitor.GET('/api/bootstrap');
print({ status: response.status, version: API_VERSION, error, currency: data?.settings.currency });
`;

let app: TestApp;
let folder: string;
/** An empty project with the packed client installed; null without a registry. */
let project: string | null = null;

beforeAll(async () => {
  app = await startTestApp();
  // In the repository, for the compiler that the client is built with.
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/client-package-'));
  const packed = await pack();
  const empty = join(folder, 'project');
  await mkdir(empty);
  await writeFile(
    join(empty, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  );
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries', '1'];
  try {
    await run('npm', ['install', ...flags, packed], { cwd: empty });
    project = empty;
  } catch (error) {
    if (!/E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|TIMEDOUT|NETUNREACH)|network/i.test(String(error))) throw error;
    process.stderr.write('Skipped: no registry has the dependency of the client.\n');
  }
});
afterAll(async () => {
  await app?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Packs the client as \`npm pack\` does, from a copy: other tests use what it is built from. */
async function pack(): Promise<string> {
  const copy = join(folder, 'client');
  await mkdir(copy);
  for (const name of ['src', 'package.json', 'tsconfig.build.json', 'README.md', 'LICENSE'])
    await cp(join(client, name), join(copy, name), { recursive: true });
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const compiler = join(client, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', join(copy, 'tsconfig.build.json')]);
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: copy });
  const [name] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  return join(folder, name as string);
}

const expected = async () => {
  const { settings } = await (await fetch(`${app.url}/api/bootstrap`)).json();
  return { status: 200, version: API_VERSION, currency: settings.currency };
};

it('the packed client is installed in an empty project and calls the API on Node 22', async ({ skip }) => {
  const node = await nodeOf(NODE);
  if (!node || !project) return skip();
  const { version, main, types } = await installed(project);
  expect({ version, main, types }).toEqual({ version: expect.any(String), main: true, types: true });
  const print =
    'const print = (result) => console.log(JSON.stringify({ ...result, node: process.version }));\n';
  await writeFile(join(project, 'call.mjs'), print + program(app.url));
  const { stdout } = await run(node, ['call.mjs'], { cwd: project });
  expect(JSON.parse(stdout)).toEqual({ ...(await expected()), node: expect.stringMatching(/^v22\./) });
});

it('the packed client is bundled for a browser and calls the API there', async ({ skip }) => {
  if (!project || !existsSync(CHROMIUM)) return skip();
  await writeFile(
    join(project, 'page.mjs'),
    `const print = (result) => { document.title = JSON.stringify(result); };\n${program(app.url)}`,
  );
  await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: {
      target: 'es2022',
      rolldownOptions: { input: join(project, 'page.mjs'), output: { entryFileNames: 'page.js' } },
    },
  });
  const script = await readFile(join(project, 'dist/page.js'), 'utf8');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // At the address of the API: other origins need its permission.
    await page.route('**/empty-project', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title></title><script type="module">${script}</script>`,
      }),
    );
    await page.goto(`${app.url}/empty-project`);
    await page.waitForFunction(() => document.title !== '');
    expect(JSON.parse(await page.title())).toEqual(await expected());
  } finally {
    await browser.close();
  }
});

/** The version that is installed, and whether its module and its types are there. */
async function installed(place: string) {
  const package_ = join(place, 'node_modules/@wayfare/client');
  const { version, exports } = JSON.parse(await readFile(join(package_, 'package.json'), 'utf8'));
  const { default: main, types } = exports['.'];
  return { version, main: existsSync(join(package_, main)), types: existsSync(join(package_, types)) };
}
