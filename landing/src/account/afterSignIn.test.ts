import { pageAfterSignIn } from './afterSignIn.js';
import { providerProblem } from './loginError.js';

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'bookings',
  '',
  null,
])('%j leads to no other site but home [4.40]', (next) => {
  expect(pageAfterSignIn(next, 'rider')).toBe('/');
  expect(pageAfterSignIn(next, 'driver')).toBe('/bookings');
  expect(pageAfterSignIn(next, 'admin')).toBe('/dashboard');
});

it('a page that was asked for is shown to whoever may open it, and home to others [2.8, 4.40]', () => {
  expect(pageAfterSignIn('/profile', 'rider')).toBe('/profile');
  expect(pageAfterSignIn('/bookings/42', 'rider')).toBe('/bookings/42');
  expect(pageAfterSignIn('/settings', 'admin')).toBe('/settings');
  expect(pageAfterSignIn('/settings', 'rider')).toBe('/');
});

it('an address says nothing on the login page but messages of ours', () => {
  expect(providerProblem('user_exists')).toBe('user_exists');
  for (const text of ['Your account is locked, call +1', 'constructor', '', null])
    expect(providerProblem(text)).toBeNull();
});
