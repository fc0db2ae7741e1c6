import { MongoError, MongoServerSelectionError, type TopologyDescription } from 'mongodb';

/** Reasons by the code of a network error. */
const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name cannot be looked up',
  EHOSTUNREACH: 'cannot be reached',
  ETIMEDOUT: 'did not answer in time',
  CERT_HAS_EXPIRED: 'has an expired certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that no known authority signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that no known authority signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sends an incomplete chain of certificates',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name',
};
const NOT_AUTHORIZED = 13;
const AUTHENTICATION_FAILED = 18;
/** Codes of a server that is not the primary. */
const NOT_PRIMARY = new Set([10107, 13435, 13436]);

/**
 * Why the product cannot work with a database, and what to change; null for an error that is no mistake of
 * its installation. Contains addresses, but no user name or password.
 */
export function databaseProblem(error: unknown): string | null {
  if (!isOfDriver(error)) return null;
  const { code } = error;
  if (code === AUTHENTICATION_FAILED) return 'rejected the user name or password';
  if (code === NOT_AUTHORIZED)
    return error.message.includes('requires authentication')
      ? 'requires a user name and a password'
      : 'does not permit its user to work: give them the role readWrite on MONGODB_DATABASE';
  if (typeof code === 'number' && NOT_PRIMARY.has(code))
    return 'is a secondary, which accepts no changes: name all hosts of the replica set, without directConnection';
  const servers = descriptionOf(error);
  return servers && whyUnreachable(servers);
}

/** One line for operators about a database that cannot be used at startup; null for other errors. */
export function databaseProblemLine(error: unknown): string | null {
  const problem = databaseProblem(error);
  if (problem === null) return null;
  return descriptionOf(error)
    ? `The database is not responding (${problem}): start it, or set MONGODB_URL.`
    : `The database ${problem}. See MONGODB_URL.`;
}

const isOfDriver = (error: unknown): error is MongoError =>
  error instanceof MongoError || (error as Error | null)?.name === 'MongooseServerSelectionError';

/** What the driver knew about the servers when it found none to use. */
function descriptionOf(error: unknown): TopologyDescription | null {
  const { name, reason } = error as { name?: string; reason?: TopologyDescription };
  const isSelection = error instanceof MongoServerSelectionError || name === 'MongooseServerSelectionError';
  return isSelection && reason?.servers ? reason : null;
}

function whyUnreachable({ servers, setName }: TopologyDescription): string {
  // The driver drops servers that belong to another set.
  if (servers.size === 0) return `its replica set is not called ${setName}: see replicaSet in MONGODB_URL`;
  const known = [...servers.values()];
  if (known.some(({ type }) => type !== 'Unknown'))
    return `none of ${known.map(({ address }) => address).join(', ')} is the primary`;
  return known.map(({ address, error }) => `${address} ${reasonOf(error)}`).join(', ');
}

function reasonOf(error: Error | null): string {
  if (!error) return 'did not answer in time';
  const { cause, message } = error as Error & { cause?: { code?: string } };
  const named = NETWORK[cause?.code ?? ''];
  if (named) return named;
  if (/secure TLS connection|SSL routines|wrong version number/i.test(message)) return 'does not speak TLS';
  if (/closed|ECONNRESET/.test(message)) return 'closed the connection: it may require tls=true';
  return 'did not answer in time';
}
