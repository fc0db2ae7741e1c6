import { addressIn, isAllowedAddress, reachOf } from './publicAddress.js';

it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001::8a'])(
  'an address of the public internet is allowed: %s',
  (address) => {
    expect(reachOf(address)).toBe('public');
  },
);

it.each([
  ['unspecified', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['a cloud’s metadata in carrier-grade NAT', '100.100.100.200'],
  ['link-local', '169.254.0.1'],
  ['a cloud’s metadata', '169.254.169.254'],
  ['a cloud’s platform services', '168.63.129.16'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['benchmarking', '198.18.0.1'],
  ['6to4 relay', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped private', '::ffff:10.0.0.1'],
  ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['discard', '100::1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['benchmarking', '2001:2::1'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['deprecated site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['unassigned', '4000::1'],
  ['no address', 'example.com'],
  ['no address', ''],
])('an address is refused, with or without loopback: %s %s', (_range, address) => {
  expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, false]);
});

it.each(['127.0.0.1', '127.255.255.254', '::1'])('%s is allowed only with loopback', (address) => {
  expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, true]);
});

it.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::1]/', '::1'],
  ['https://hooks.example.com/', null],
])('the host of %s is the address %s', (url, address) => {
  expect(addressIn(new URL(url))).toBe(address);
});
