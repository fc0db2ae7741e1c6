/** The site as authenticators know it: passkeys are bound to its host name. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  /** Scheme, host and port of the pages that may use its passkeys. */
  origin: string;
}

/** Addresses of this machine alone, which is localhost by name. */
const LOOPBACK = ['127.0.0.1', '[::1]'];
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * Whose passkeys a site at this address uses. Null where browsers have none: an IP address is no name to bind them to, and
 * without encryption only this machine itself is trusted. A site at 127.0.0.1 uses those of localhost, where it is opened as well.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost';
  const { protocol, hostname, origin } = url;
  if (IPV4.test(hostname) || hostname.startsWith('[')) return null;
  return protocol === 'https:' || isLocal(hostname) ? { id: hostname, origin } : null;
}
