import { keepingNext, pageAfterSignIn } from './afterSignIn.js';
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
])('%j leads to the home page, never to another site [4.40]', (next) => {
  expect(pageAfterSignIn(next, 'rider')).toBe('/');
  expect(pageAfterSignIn(next, 'driver')).toBe('/bookings');
  expect(pageAfterSignIn(next, 'admin')).toBe('/dashboard');
});

it('a requested page is shown to users who may open it; others go home [2.8, 4.40]', () => {
  expect(pageAfterSignIn('/profile', 'rider')).toBe('/profile');
  expect(pageAfterSignIn('/bookings/42', 'rider')).toBe('/bookings/42');
  expect(pageAfterSignIn('/bookings?page=2#top', 'rider')).toBe('/bookings?page=2#top');
  expect(pageAfterSignIn('/settings', 'admin')).toBe('/settings');
  expect(pageAfterSignIn('/drivers/42?tab=1', 'fleetadmin')).toBe('/drivers/42?tab=1');
  expect(pageAfterSignIn('/settings?tab=1', 'rider')).toBe('/');
  expect(pageAfterSignIn('/settings', 'rider')).toBe('/');
});

it('the requested page survives the way from signing in to signing up and back', () => {
  for (const path of ['/login', '/register'] as const) {
    expect(keepingNext(path, null)).toBe(path);
    const { pathname, searchParams } = new URL(
      keepingNext(path, '/bookings?page=2#top'),
      'https://ride.test',
    );
    expect([pathname, searchParams.get('next')]).toEqual([path, '/bookings?page=2#top']);
  }
});

it('the login page shows only known messages from its address', () => {
  expect(providerProblem('user_exists')).toBe('user_exists');
  for (const text of ['Your account is locked, call +1', 'constructor', '', null])
    expect(providerProblem(text)).toBeNull();
});
