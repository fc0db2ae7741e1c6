import { readPacket, writeConnect, writeEvent } from './packets.js';

it.each([
  ['0{"sid":"a","pingInterval":25000,"pingTimeout":20000}', { kind: 'open', silentMs: 45_000 }],
  ['2', { kind: 'ping' }],
  ['40{"sid":"b"}', { kind: 'connect' }],
  ['41', { kind: 'disconnect' }],
  ['42["events:missed"]', { kind: 'event', name: 'events:missed', values: [] }],
  [
    '42["resource:changed",{"resource":"bookings","ids":["7"]}]',
    { kind: 'event', name: 'resource:changed', values: [{ resource: 'bookings', ids: ['7'] }] },
  ],
  ['4312[{"ok":true}]', { kind: 'answer', id: 12, values: [{ ok: true }] }],
  ['430[{"ok":false}]', { kind: 'answer', id: 0, values: [{ ok: false }] }],
  ['44{"message":"too_many_requests"}', { kind: 'refusal', message: 'too_many_requests' }],
  ['42["chat:message","a\\nb\u2028 45"]', { kind: 'event', name: 'chat:message', values: ['a\nb\u2028 45'] }],
])('reads %s', (text, packet) => {
  expect(readPacket(text)).toEqual(packet);
});

it.each(['1', '6', '3probe', '2probe', '451-["binary"]', ''])('ignores %j', (text) => {
  expect(readPacket(text)).toBeNull();
});

it('writes what the server reads', () => {
  expect(writeConnect({ user: 'u' })).toBe('40{"user":"u"}');
  expect(writeEvent('booking:leave', { id: 'b' })).toBe('42["booking:leave",{"id":"b"}]');
  expect(writeEvent('driver:position', { lat: 1, lng: 2 }, 0)).toBe(
    '420["driver:position",{"lat":1,"lng":2}]',
  );
});
