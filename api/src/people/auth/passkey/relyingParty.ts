/** The site as authenticators identify it: passkeys are bound to its host name. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  /** Scheme, host and port of the pages that may use its passkeys. */
  origin: string;
}

/** Loopback addresses of this machine, whose name is localhost. */
const LOOPBACK = ['127.0.0.1', '[::1]'];
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/**
 * The relying party of a site at this address. Null where browsers do not support passkeys: they cannot be
 * bound to an IP address, and without encryption only this machine is trusted. A site at 127.0.0.1 uses
 * localhost, where it opens as well.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl);
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost';
  const { protocol, hostname, origin } = url;
  if (IPV4.test(hostname) || hostname.startsWith('[')) return null;
  return protocol === 'https:' || isLocal(hostname) ? { id: hostname, origin } : null;
}
