import type { IncomingMessage } from 'node:http';
import { originOfIp } from '../../platform/budget/network.js';

/**
 * Returns the address under which a request is counted, behind a number of proxies, as Express determines it
 * for operations. An IPv6 address counts as the network of its household or office.
 */
export function callerAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // From the nearest hop outward: anything beyond our own proxies was written by the client.
  const path = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return originOfIp(path[Math.min(proxies, path.length - 1)]).address;
}
