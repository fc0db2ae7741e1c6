import ipaddr from 'ipaddr.js';

/** Public by their range, but answered by the machine's own cloud: Azure's platform services. */
const CLOUD_INTERNAL = ['168.63.129.16'];
/** The only part of IPv6 that is assigned to the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns where an IP address leads: to the public internet, this machine, or anything else, such as a
 * private network.
 */
export function reachOf(address: string): 'public' | 'loopback' | 'other' {
  if (!ipaddr.isValid(address)) return 'other';
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return 'loopback';
  if (range !== 'unicast' || CLOUD_INTERNAL.includes(parsed.toString())) return 'other';
  // Anything else may be translated to an IPv4 address that would be refused.
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return 'other';
  return 'public';
}

/** Whether events may be sent to an IP address. `allowsLoopback` is for development and tests. */
export function isAllowedAddress(address: string, allowsLoopback: boolean): boolean {
  const reach = reachOf(address);
  return reach === 'public' || (allowsLoopback && reach === 'loopback');
}

/** The host of a URL as an IP address; null if it is a name. */
export function addressIn({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : null;
}
