import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const DOCUMENTED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));
/** The host name in the documented configuration. */
export const SITE_HOST = 'ride.example.com';
/** The line of the documented configuration that stands for one process. */
const PROCESS_LINE = /^ *server 127\.0\.0\.1:3000(.*);$/m;

/** nginx in front of the processes of an installation. */
export interface Site {
  /** The address that callers use. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the documented configuration, in which only what operators fill in is replaced.
 * @param folder where its files are written
 * @param ports those of the processes
 */
export async function startSite(
  binary: string,
  folder: string,
  { port, plainPort, ports }: { port: number; plainPort: number; ports: readonly number[] },
): Promise<Site> {
  await mkdir(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const names = ['-subj', `/CN=${SITE_HOST}`, '-days', '2', '-out', certificate, '-keyout', key];
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names]);
  const site = fillIn(await readFile(DOCUMENTED, 'utf8'), { port, plainPort, ports, certificate, key });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off; master_process off;',
    `pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} warn;`,
    'events { worker_connections 4096; }',
    'http {',
    `access_log off;`,
    ...kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`),
    site,
    '}',
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main);
  const child = spawn(binary, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: 'ignore' });
  return { url: `https://127.0.0.1:${port}`, stop: () => stop(child) };
}

/** The documented configuration with the addresses and files of this installation. @throws if it lacks one */
export function fillIn(
  documented: string,
  parts: { port: number; plainPort: number; ports: readonly number[]; certificate: string; key: string },
): string {
  const replacements: [string | RegExp, string][] = [
    ['listen 80;', `listen 127.0.0.1:${parts.plainPort};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${parts.port} ssl;`],
    [`/etc/ssl/${SITE_HOST}.pem`, parts.certificate],
    [`/etc/ssl/${SITE_HOST}.key`, parts.key],
    [PROCESS_LINE, parts.ports.map((port) => `  server 127.0.0.1:${port}$1;`).join('\n')],
  ];
  return replacements.reduce((text, [from, to]) => {
    const filled = text.replace(from, to);
    if (filled === text) throw new Error(`deploy/nginx.conf has no ${from}`);
    return filled;
  }, documented);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
