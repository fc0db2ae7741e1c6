import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';

/** What Apple gives the owner of an app to prove who asks. The key is PEM (PKCS 8). */
export interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: string;
}

const ISSUER = 'https://appleid.apple.com';
/** Longer than any one request. */
const GOOD_FOR_SECONDS = 5 * 60;

/** Apple takes no fixed secret but a token signed by the app's key, made anew for each request. */
export async function appleClientSecret({ clientId, teamId, keyId, privateKey }: AppleKey): Promise<string> {
  // In an environment variable its lines often end with the two characters \n.
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

/** How the app proves to Apple who it is. */
export function appleAuthentication(key: AppleKey): ClientAuth {
  const authenticate = async (_server: unknown, _client: unknown, body: URLSearchParams) => {
    body.set('client_id', key.clientId);
    body.set('client_secret', await appleClientSecret(key));
  };
  return authenticate;
}
