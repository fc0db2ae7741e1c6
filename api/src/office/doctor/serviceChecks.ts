import { createPrivateKey, randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/environment.js';
import { about, type Finding } from './finding.js';

/** Less free space than this, in bytes, is soon used up. */
const LITTLE_SPACE = 1024 ** 3;

/** Sends nothing, but signs in at the mail server. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const finding = about('mail');
  if (!config.SMTP_URL) {
    return [
      config.NODE_ENV === 'production'
        ? finding('warning', 'SMTP_URL is not set: no one receives links to reset a password')
        : finding('off', 'mails stay in the outbox'),
    ];
  }
  const { verifySmtp } = await import('../../messages/notification/smtpTransport.js');
  await verifySmtp(config.SMTP_URL);
  return [finding('ok', 'the server accepts the sign-in'), ...sender(config)];
}

function sender({ MAIL_FROM }: Config): Finding[] {
  return MAIL_FROM.includes('.example')
    ? [about('MAIL_FROM')('warning', 'is an example address: mail servers will reject it')]
    : [];
}

/** Writes, reads and removes a small file or object. */
export async function checkPictures(config: Config): Promise<Finding[]> {
  const finding = about('pictures');
  if (!config.S3_ENDPOINT) return [await checkFolder(config), await checkSpace(config)];
  const { s3ImageStore, s3Settings } = await import('../../basics/image/s3ImageStore.js');
  const settings = s3Settings(config);
  if (!settings) return [finding('problem', 'the variables of S3 are incomplete')];
  const store = s3ImageStore(settings);
  const key = `doctor-${randomUUID()}.png`;
  const contents = Buffer.from('npm run doctor');
  await store.put(key, { contents, contentType: 'image/png' });
  const read = await store.get(key);
  await store.remove(key);
  return [
    read?.contents.equals(contents)
      ? finding('ok', 'the S3 store keeps what is written')
      : finding('problem', 'the S3 store does not return what was written'),
  ];
}

async function checkFolder({ DATA_DIR }: Config): Promise<Finding> {
  const folder = join(DATA_DIR, 'images');
  const file = join(folder, `doctor-${randomUUID()}.png`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, '');
  await rm(file);
  return about('pictures')('ok', 'files in DATA_DIR');
}

async function checkSpace({ DATA_DIR }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = `${((bavail * bsize) / LITTLE_SPACE).toFixed(1)} GB free in DATA_DIR`;
  return about('disk')(bavail * bsize < LITTLE_SPACE ? 'warning' : 'ok', free);
}

/** Connects to Redis and sends one ping. */
export async function checkRedis(config: Config, ms: number): Promise<Finding[]> {
  const finding = about('Redis');
  if (!config.REDIS_URL) return [finding('off', 'REDIS_URL is not set')];
  const { createClient } = await import('redis');
  const client = createClient({
    url: config.REDIS_URL,
    socket: { connectTimeout: ms, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  // Otherwise, it would wait forever for a server that accepts the connection and never answers.
  const limit = setTimeout(() => client.destroy(), ms);
  try {
    await client.connect();
    await client.ping();
    return [finding('ok', 'answers')];
  } finally {
    clearTimeout(limit);
    if (client.isOpen) client.destroy();
  }
}

/** Providers of social sign-in: whether their addresses answer, and whether Apple's key can be read. */
export async function checkSocial(config: Config, ms: number): Promise<Finding[]> {
  const providers = [
    ['Google', config.GOOGLE_CLIENT_ID, config.GOOGLE_ISSUER],
    ['Facebook', config.FACEBOOK_CLIENT_ID, config.FACEBOOK_ISSUER],
    ['Apple', config.APPLE_CLIENT_ID, config.APPLE_ISSUER],
  ] as const;
  const found = await Promise.all(
    providers.map(async ([name, id, issuer]) => {
      const finding = about(`${name} sign-in`);
      if (!id) return finding('off', 'not configured');
      if (name === 'Apple' && !isPrivateKey(config.APPLE_PRIVATE_KEY))
        return finding('problem', 'APPLE_PRIVATE_KEY is not a private key');
      const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(ms),
      });
      return response.ok
        ? finding('ok', 'the provider answers; its client secret is checked at the first sign-in')
        : finding('problem', `the provider answered ${response.status}`);
    }),
  );
  return found;
}

function isPrivateKey(pem = ''): boolean {
  try {
    createPrivateKey(pem.replaceAll('\\n', '\n'));
    return true;
  } catch {
    return false;
  }
}
