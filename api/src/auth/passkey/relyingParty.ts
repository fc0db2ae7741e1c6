/** The site as authenticators know it: passkeys are bound to its host name. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  /** Scheme, host and port of the pages that may use its passkeys. */
  origin: string;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * Whose passkeys a site at this address uses. Null where browsers have none: an IP address is no name to bind them to, and
 * without encryption only this machine itself is trusted.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (IPV4.test(hostname) || hostname.startsWith('[')) return null;
  return protocol === 'https:' || isLocal(hostname) ? { id: hostname, origin } : null;
}
