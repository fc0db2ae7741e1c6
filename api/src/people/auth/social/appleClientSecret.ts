import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';

/** The credentials that Apple issues to an app's owner. The key is PEM (PKCS 8). */
export interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: string;
}

const ISSUER = 'https://appleid.apple.com';
/** Longer than a single request. */
const GOOD_FOR_SECONDS = 5 * 60;

/** Instead of a fixed secret, Apple expects a token signed with the app's key, created for each request. */
export async function appleClientSecret({ clientId, teamId, keyId, privateKey }: AppleKey): Promise<string> {
  // In an environment variable, its line breaks are often the two characters \n.
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${GOOD_FOR_SECONDS}s`)
    .sign(key);
}

/** How the app authenticates to Apple. */
export function appleAuthentication(key: AppleKey): ClientAuth {
  const authenticate = async (_server: unknown, _client: unknown, body: URLSearchParams) => {
    body.set('client_id', key.clientId);
    body.set('client_secret', await appleClientSecret(key));
  };
  return authenticate;
}
