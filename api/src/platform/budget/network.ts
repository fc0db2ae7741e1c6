import { isIPv4, isIPv6 } from 'node:net';

/** Where a request comes from, at the two sizes that are counted. */
export interface Origin {
  /** An IPv4 address, or the /64 of an IPv6 address, which is what one customer has. */
  address: string;
  /** The IPv4 /24 or IPv6 /48 that contains it. */
  network: string;
}

/** The address and network of a client's IP address. All invalid addresses count as one place. */
export function originOfIp(ip: string | undefined): Origin {
  const [plain = ''] = (ip ?? '').split('%');
  const v4 = isIPv4(plain) ? plain : mappedIPv4(plain);
  if (v4) return { address: v4, network: `${v4.split('.').slice(0, 3).join('.')}.0/24` };
  if (!isIPv6(plain)) return { address: 'unknown', network: 'unknown' };
  const groups = groupsOf(plain);
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** The IPv4 address in an IPv6 address of the form ::ffff:1.2.3.4, however it is written. */
function mappedIPv4(ip: string): string | null {
  if (!isIPv6(ip)) return null;
  const groups = groupsOf(ip);
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  // The URL parser normalizes every form of an address.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const head = before === '' ? [] : before.split(':');
  if (after === undefined) return head;
  const tail = after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
