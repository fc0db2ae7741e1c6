import type { IncomingMessage } from 'node:http';
import { originOfIp } from '../budget/network.js';

/**
 * The address a request is counted under, seen through so many proxies, as Express finds it for operations. An IPv6
 * address counts as the network a household or office has.
 */
export function callerAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // From the nearest outward: what stands beyond our own proxies is what a client wrote.
  const path = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  return originOfIp(path[Math.min(proxies, path.length - 1)]).address;
}
