import { connect } from 'node:tls';
import type { Config } from '../../platform/config/environment.js';
import { about, type Finding } from './finding.js';
import { checkProxies } from './proxyChecks.js';

/** A certificate that ends sooner than this should have been renewed. */
const RENEWED_BEFORE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Opens PUBLIC_URL as a user would: its certificate, whether the product answers there, and the
 * proxies in between. */
export async function checkPublicAddress(config: Config, ms: number): Promise<Finding[]> {
  const url = new URL(config.PUBLIC_URL);
  const found = url.protocol === 'https:' ? [await certificate(url, ms)] : [];
  if (found.some(({ verdict }) => verdict === 'problem')) return found;
  const answer = await answers(config.PUBLIC_URL, ms);
  return [...found, answer, ...(answer.verdict === 'ok' ? await checkProxies(config, ms) : [])];
}

async function answers(url: string, ms: number): Promise<Finding> {
  const finding = about('public address');
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ms) }).catch(() => null);
  if (response?.ok) return finding('ok', 'the product answers');
  return finding('warning', 'the product does not answer at PUBLIC_URL: is it running?');
}

async function certificate({ hostname, port }: URL, ms: number): Promise<Finding> {
  const finding = about('certificate');
  const ends = await new Promise<number>((resolve, reject) => {
    const socket = connect(
      { host: hostname, servername: hostname, port: Number(port || 443), timeout: ms },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        socket.end();
        resolve(Date.parse(valid_to));
      },
    );
    socket.once('timeout', () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
  });
  const days = Math.floor((ends - Date.now()) / DAY_MS);
  return finding(days < RENEWED_BEFORE_DAYS ? 'warning' : 'ok', `valid for ${days} more days`);
}
