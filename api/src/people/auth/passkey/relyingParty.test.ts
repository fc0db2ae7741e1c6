import { relyingPartyOf } from './relyingParty.js';

describe('the relying party of a site', () => {
  it.each([
    ['https://ride.example', { id: 'ride.example', origin: 'https://ride.example' }],
    ['https://ride.example:8443/', { id: 'ride.example', origin: 'https://ride.example:8443' }],
    ['http://localhost:3210', { id: 'localhost', origin: 'http://localhost:3210' }],
    ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://wayfare.localhost', { id: 'wayfare.localhost', origin: 'http://wayfare.localhost' }],
  ])('of %s is its host name and origin', (url, expected) => {
    expect(relyingPartyOf(url)).toEqual(expected);
  });

  it.each([
    ['an IPv4 address', 'http://203.0.113.7:3000'],
    ['an IPv4 address over https', 'https://203.0.113.7'],
    ['an IPv6 address', 'https://[2001:db8::1]:3000'],
    ['a host name over http', 'http://ride.example'],
    ['a name that only ends in localhost', 'http://notlocalhost'],
  ])('does not exist for %s', (_what, url) => {
    expect(relyingPartyOf(url)).toBeNull();
  });
});
