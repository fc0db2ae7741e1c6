import { isTexted, isUnreachable } from './chatReach.js';

it('messages are texted to callers and to the customers of partners, not to riders with the app', () => {
  expect(isTexted({ booking_type_admin: false })).toBe(false);
  expect(isTexted({ booking_type_admin: true })).toBe(true);
  expect(isTexted({ booking_type_admin: false, apiKey: 'key' })).toBe(true);
});

it('only the customer of a partner cannot be reached, where no SMS are sent', () => {
  expect(isUnreachable({ apiKey: 'key' }, false)).toBe(true);
  expect(isUnreachable({ apiKey: 'key' }, true)).toBe(false);
  expect(isUnreachable({ apiKey: null }, false)).toBe(false);
});
