import { setTimeout } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';
import { databaseProblem } from '../../platform/database/databaseProblem.js';

/**
 * How a part of an installation is: working, in need of attention, broken or insecure, or not configured.
 * `note` is about something that cannot be checked.
 */
export type Verdict = 'ok' | 'warning' | 'problem' | 'off' | 'note';

/**
 * The result of a check. The message never contains a secret: only names, codes, addresses without
 * credentials, and numbers.
 */
export interface Finding {
  /** The part that was checked, such as a variable's name. */
  part: string;
  verdict: Verdict;
  message: string;
}

/** One check of an installation. It may find several things. */
export type Check = () => Promise<Finding[]>;

/** A function that makes findings about a part. */
export const about =
  (part: string) =>
  (verdict: Verdict, message: string): Finding => ({ part, verdict, message });

/** A check took longer than it may. */
class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Runs a check for at most `ms`. A check that fails or takes longer has found a problem. */
export async function withTimeLimit(part: string, ms: number, check: Check): Promise<Finding[]> {
  const finished = new AbortController();
  const limit = setTimeout(ms, undefined, { signal: finished.signal }).then(
    () => Promise.reject(new TimeLimitError()),
    () => [],
  );
  try {
    return await Promise.race([check(), limit]);
  } catch (error) {
    return [{ part, verdict: 'problem', message: reasonOf(error) }];
  } finally {
    finished.abort();
  }
}

/** Codes of Node, nodemailer and TLS, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'closed the connection',
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name cannot be looked up',
  EHOSTUNREACH: 'cannot be reached',
  ETIMEDOUT: 'did not answer in time',
  TimeoutError: 'did not answer in time',
  TimeLimitError: 'did not answer in time',
  AuthenticationFailed: 'rejected the user name or password',
  EAUTH: 'rejected the user name or password',
  WRONGPASS: 'rejected the user name or password',
  NOAUTH: 'requires a password',
  ETLS: 'could not agree on encryption',
  CERT_HAS_EXPIRED: 'has an expired certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that no known authority signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that no known authority signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sends an incomplete chain of certificates',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name',
  NoSuchBucket: 'has no bucket with the name in S3_BUCKET',
  InvalidAccessKeyId: 'does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'rejected S3_SECRET_ACCESS_KEY',
  AccessDenied: 'does not permit this',
  RequestTimeTooSkewed: 'rejected the time: set the clock of this machine',
  EACCES: 'cannot be written by this user',
  ENOSPC: 'has no space left',
};

/**
 * Why something failed, from the error's code or name. Never its message, because messages of clients may
 * contain addresses with passwords.
 */
function reasonOf(error: unknown): string {
  const problem = databaseProblem(error);
  if (problem) return problem;
  const { code, codeName, errno, name, cause, errors } = error as {
    code?: unknown;
    codeName?: unknown;
    errno?: unknown;
    name?: unknown;
    cause?: unknown;
    errors?: unknown[];
  };
  // Nodemailer replaces the system's code with its own.
  const system = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined;
  for (const word of [codeName, code, system, name]) {
    const known = typeof word === 'string' ? REASONS[word] : undefined;
    if (known) return known;
  }
  const inner = cause ?? errors?.[0];
  if (inner) return reasonOf(inner);
  const word = [codeName, code, name].find((one) => typeof one === 'string' && /^[\w-]{1,60}$/.test(one));
  return `failed (${typeof word === 'string' ? word : 'unknown error'})`;
}
