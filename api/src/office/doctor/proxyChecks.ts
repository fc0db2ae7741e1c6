import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/environment.js';
import { PROBE_PATH, probeHeader, type SeenPath, seenPath } from '../../platform/operation/pathProbe.js';
import { sealKeyOf } from '../../platform/sealed.js';
import { about, type Finding } from './finding.js';

/** An address of documentation (RFC 5737): nobody's, so a product that believes it is deceived. */
const FORGED = '203.0.113.77';

/**
 * Sends a probe through PUBLIC_URL that claims to come from a forged address, and compares with the
 * configuration what reaches the product: scheme, address, and the number of proxies.
 */
export async function checkProxies(config: Config, ms: number): Promise<Finding[]> {
  const path = about('proxies');
  const secret = config.SESSION_SECRET ?? (await generatedSecret(config));
  if (!secret) return [path('note', 'cannot be checked: the session secret cannot be read here')];
  const response = await fetch(`${config.PUBLIC_URL}${PROBE_PATH}`, {
    headers: { ...(await probeHeader({ sealKey: sealKeyOf(secret) })), 'X-Forwarded-For': FORGED },
    signal: AbortSignal.timeout(ms),
  });
  const seen = seenPath.safeParse(await response.json().catch(() => null));
  if (!seen.success)
    return [
      path('warning', 'cannot be checked: another installation, or one with another SESSION_SECRET, answers'),
    ];
  return pathFindings(seen.data, config);
}

/** Compares the path of a probe with the configuration. */
export function pathFindings(
  { scheme, address, forwarded }: SeenPath,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): Finding[] {
  const path = about('proxies');
  const expected = new URL(PUBLIC_URL).protocol.slice(0, -1);
  const schemeFinding = about('scheme')(
    scheme === expected ? 'ok' : 'problem',
    scheme === expected
      ? `requests arrive as ${scheme}`
      : `requests to PUBLIC_URL arrive as ${scheme}, so no one can sign in: the proxy must send X-Forwarded-Proto, and TRUST_PROXY must be the number of proxies`,
  );
  // The outermost proxy keeps the forged address, or replaces it by the caller's.
  const hops = forwarded.slice(forwarded.indexOf(FORGED) + 1).length;
  if (address === FORGED && TRUST_PROXY > 0)
    return [
      schemeFinding,
      path(
        'problem',
        `TRUST_PROXY is ${TRUST_PROXY}, but ${hops} are in front: callers can forge their address`,
      ),
    ];
  if (hops !== TRUST_PROXY)
    return [
      schemeFinding,
      path(
        'problem',
        `${hops} add to X-Forwarded-For, but TRUST_PROXY is ${TRUST_PROXY}: callers are counted under wrong addresses`,
      ),
    ];
  return [schemeFinding, path('ok', `${hops}, and this machine is seen as ${address}`)];
}

async function generatedSecret({ DATA_DIR }: Config): Promise<string | null> {
  return readFile(join(DATA_DIR, 'session-secret'), 'utf8').catch(() => null);
}
