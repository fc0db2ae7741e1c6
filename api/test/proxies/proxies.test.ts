import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathFindings } from '../../src/office/doctor/proxyChecks.js';
import { hashPassword } from '../../src/people/auth/passwords.js';
import { PROBE_PATH, probeHeader, type SeenPath } from '../../src/platform/operation/pathProbe.js';
import { aUser } from '../support/builders.js';
import { eventually } from '../support/eventually.js';
import { findProgram } from '../support/findProgram.js';
import { freePort } from '../support/freePort.js';
import { startTestApp, type TestApp } from '../support/testApp.js';

/** The documented configurations of proxies, in the proxies themselves, where this machine has them. */
const HOST = 'ride.example.com';
const FORGED = '203.0.113.77';
const PASSWORD = 'Correct*horse1';
const documented = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
let app: TestApp;
let proxy: ChildProcess;
let port: number;

/** Replaces what operators replace; fails if the documented text lacks it. */
function filledIn(text: string, replacements: Readonly<Record<string, string>>): string {
  let filled = text;
  for (const [from, to] of Object.entries(replacements)) {
    expect(filled).toContain(from);
    filled = filled.replaceAll(from, to);
  }
  return filled;
}

function startNginx(binary: string, plainPort: number): ChildProcess {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const names = ['-subj', `/CN=${HOST}`, '-days', '1', '-out', certificate, '-keyout', key];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names], { stdio: 'ignore' });
  const site = filledIn(documented('nginx.conf'), {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    '/etc/ssl/ride.example.com.pem': certificate,
    '/etc/ssl/ride.example.com.key': key,
    '127.0.0.1:3000': new URL(app.url).host,
  });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;\nevents {}\nhttp { access_log off;\n${folders}\n${site}}\n`,
  );
  return spawn(binary, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'ignore' });
}

function startCaddy(binary: string, plainPort: number): ChildProcess {
  const site = filledIn(documented('Caddyfile'), { '127.0.0.1:3000': new URL(app.url).host });
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${plainPort}`,
    `https_port ${port}`,
    `storage file_system ${join(folder, 'caddy')}`,
  ];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${site}`);
  return spawn(binary, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
}

/** The answer to a request through the proxy, whose certificate nobody knows. */
function through(path: string, options: { headers?: Record<string, string>; body?: object } = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.body ? 'POST' : 'GET',
        servername: HOST,
        rejectUnauthorized: false,
        headers: { host: HOST, 'content-type': 'application/json', ...options.headers },
      },
      (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(options.body && JSON.stringify(options.body));
  });
}

const proxies = [
  { name: 'nginx', program: findProgram('nginx', 'NGINX'), start: startNginx },
  { name: 'Caddy', program: findProgram('caddy', 'CADDY'), start: startCaddy },
];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(proxies)('the documented configuration of $name', ({ program, start }) => {
  beforeAll(async () => {
    if (!program) return;
    app = await startTestApp({ TRUST_PROXY: '1', PUBLIC_URL: `https://${HOST}` }, { secureCookies: true });
    port = await freePort();
    proxy = start(program, await freePort());
    await eventually('the proxy answers', async () =>
      through('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    if (!program) return;
    proxy.kill('SIGKILL');
    await app.close();
  });

  it.skipIf(!program)('signs in with a cookie for https only', async () => {
    const user = aUser('rider');
    await app.services.db.users.insert(user);
    await app.services.db.credentials.setPasswordHash(user.id, await hashPassword(PASSWORD));
    const { status, headers } = await through('/api/auth/login', {
      body: { email: user.email, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(headers['set-cookie']?.join()).toMatch(/wayfare\.sid=[^;]*;[^;]*;[^;]*;[^;]*; Secure/);
  });

  it.skipIf(!program)('lets no caller forge an address', async () => {
    const { text } = await through(PROBE_PATH, {
      headers: { ...(await probeHeader(app.services)), 'X-Forwarded-For': FORGED },
    });
    const seen = JSON.parse(text) as SeenPath;
    expect(seen).toMatchObject({ scheme: 'https', address: '127.0.0.1' });
    expect(pathFindings(seen, app.services.config).map(({ verdict }) => verdict)).toEqual(['ok', 'ok']);
  });

  it.skipIf(!program)('passes sockets on, and bodies of pictures', async () => {
    const polled = await through('/socket.io/?EIO=4&transport=polling');
    expect([polled.status, polled.text]).toEqual([200, expect.stringContaining('"upgrades":["websocket"]')]);
    const large = await through('/api/auth/login', { body: { email: 'x'.repeat(2_000_000) } });
    // From the product, whose own limit for this operation is lower.
    expect(large.headers['content-type']).toContain('application/json');
  });
});
