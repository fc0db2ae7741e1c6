import type { Config } from '../../platform/config/environment.js';
import { configuredProviders } from '../../money/payment/providers.js';
import { about, type Finding } from './finding.js';

/** A secret with fewer different characters than this is easy to guess. */
const DIFFERENT_CHARACTERS = 10;
const SHORT_SECRET = 32;

/** Returns the findings that need only the environment variables. */
export function checkConfiguration(config: Config): Finding[] {
  return [
    mode(config),
    sessionSecret(config),
    ...publicUrl(config),
    metrics(config),
    payments(config),
    processes(config),
    about('backups')(
      'note',
      'are not made by the product: see "Backup and restore" in docs/operations.md, and try a restore',
    ),
  ];
}

const isProduction = ({ NODE_ENV }: Config) => NODE_ENV === 'production';

function mode(config: Config): Finding {
  const finding = about('NODE_ENV');
  return isProduction(config)
    ? finding('ok', 'production')
    : finding('warning', `${config.NODE_ENV}: set it to production before real users come`);
}

function sessionSecret(config: Config): Finding {
  const finding = about('SESSION_SECRET');
  const secret = config.SESSION_SECRET;
  if (!secret) return finding('ok', 'generated, and kept in DATA_DIR');
  const worst = isProduction(config) ? 'problem' : 'warning';
  if (secret.length < SHORT_SECRET)
    return finding(worst, `has ${secret.length} characters, fewer than ${SHORT_SECRET}`);
  if (new Set(secret).size < DIFFERENT_CHARACTERS || /change|example|secret|password/i.test(secret))
    return finding(worst, 'is easy to guess: use 32 random bytes, such as from `openssl rand -hex 32`');
  return finding('ok', `${secret.length} characters`);
}

function publicUrl(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  const isHttps = protocol === 'https:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const address = about('PUBLIC_URL');
  const found: Finding[] = [];
  if (isHttps) found.push(address('ok', 'https'));
  else if (!isProduction(config)) found.push(address('ok', 'http, for development'));
  else if (isHere) found.push(address('warning', 'is an address that only this machine can open'));
  else found.push(address('problem', 'is not https: passwords and session cookies can be read on the way'));

  const proxy = about('TRUST_PROXY');
  if (isHttps && config.TRUST_PROXY === 0)
    found.push(
      proxy('problem', 'is 0, but the product serves https only behind a proxy: no one can sign in'),
    );
  else found.push(proxy('ok', String(config.TRUST_PROXY)));
  return found;
}

function metrics({ METRICS_TOKEN }: Config): Finding {
  const finding = about('METRICS_TOKEN');
  return METRICS_TOKEN ? finding('ok', 'set') : finding('off', '/metrics is closed');
}

function payments(config: Config): Finding {
  const finding = about('card payments');
  const names = configuredProviders(config).map((name) => (name === 'test' ? 'the test provider' : name));
  if (names.length === 0) return finding('off', 'riders pay in cash or from the wallet');
  return isProduction(config) && config.ALLOW_TEST_PAYMENTS
    ? finding(
        'warning',
        `${names.join(', ')}: ALLOW_TEST_PAYMENTS is on, and its payments move no real money`,
      )
    : finding('ok', names.join(', '));
}

function processes(config: Config): Finding {
  const finding = about('several processes');
  if (!config.REDIS_URL) return finding('off', 'run one process: REDIS_URL is not set');
  if (!config.S3_ENDPOINT)
    return finding('problem', 'REDIS_URL is set, but pictures are files of one process: set S3_ENDPOINT');
  if (!config.SESSION_SECRET) return finding('problem', 'REDIS_URL is set, but not SESSION_SECRET');
  return finding('ok', 'share pictures and secret');
}
