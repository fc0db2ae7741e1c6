import type { IncomingMessage } from 'node:http';
import { callerAddress } from './callerAddress.js';

const request = (forwarded?: string, remoteAddress = '10.0.0.1') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  ['ignores the forwarded header without a proxy', '203.0.113.9', 0, '10.0.0.1'],
  ['uses the address that one proxy reports', '203.0.113.9', 1, '203.0.113.9'],
  ['ignores addresses that a client wrote before one proxy', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['uses the address that the outer of two proxies reports', '203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['uses the address of a proxy that reports none', undefined, 2, '10.0.0.1'],
])('%s', (_what, forwarded, proxies, address) => {
  expect(callerAddress(request(forwarded), proxies)).toBe(address);
});

it('addresses of one IPv6 network count together', () => {
  const [one, other] = ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2'];
  expect(callerAddress(request(undefined, one), 0)).toBe(callerAddress(request(undefined, other), 0));
});
