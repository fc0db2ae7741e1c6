import { intentOf, NO_USER } from './intendedUser.js';

it('a request acts for the user whom its page shows, and for no other', () => {
  expect(intentOf('alice', 'alice')).toBe('caller');
  expect(intentOf('alice', 'bobby')).toBe('someone-else');
});

it('a request of a page that shows nobody acts for nobody', () => {
  expect(intentOf(NO_USER, 'bobby')).toBe('nobody');
  expect(intentOf(NO_USER, undefined)).toBe('nobody');
});

it('a request that names nobody acts for the caller, and an ended session for nobody', () => {
  expect(intentOf(undefined, 'bobby')).toBe('caller');
  expect(intentOf('alice', undefined)).toBe('nobody');
});
