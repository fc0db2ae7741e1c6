import { ApiError } from '@wayfare/web/http';
import { loginErrorText, providerProblem } from './loginError.js';

const textOf = (error: unknown) => loginErrorText(error, (key) => key);

it('an account that waits for its approval, or for its email, reads so [8.6]', () => {
  expect(textOf(new ApiError('require_approval', 403, ''))).toBe('require_approval');
  expect(textOf(new ApiError('email_verify_message', 403, ''))).toBe('email_verify_message');
});

it('any other refusal reads that the sign-in failed [8.6]', () => {
  for (const key of ['login_error', 'no_user_match', 'validation_error'] as const)
    expect(textOf(new ApiError(key, 401, 'text of the server'))).toBe('login_error');
  expect(textOf(new Error('failed'))).toBe('login_error');
});

it('a server that is busy says itself how long to wait', () => {
  expect(textOf(new ApiError('too_many_requests', 429, 'Wait 3 minutes.'))).toBe('Wait 3 minutes.');
});

it('a sign-in through a provider has problems of its own, and shows no unknown text', () => {
  expect(providerProblem('user_exists')).toBe('user_exists');
  expect(providerProblem('<b>call 555</b>')).toBeNull();
  expect(providerProblem(null)).toBeNull();
});
