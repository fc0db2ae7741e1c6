import { loginProblem, loginProblems } from './signIn.js';

/** Texts that no message could be sent to, or that would reach someone else. */
const badEmails = [
  ...['', 'ann', '@example.com', 'ann@', 'ann@example', 'ann@@example.com', 'ann@a.com, b@b.com'],
  ...['a b@example.com', 'ann@exa mple.com', 'ann@.com', 'ann@example.', 'ann@-a.com', 'ann@a..com'],
  ...['<a@b.co>', `${'a'.repeat(250)}@b.co`, 'ann@b.co\nBcc: eve@example.com'],
];

describe('loginProblem', () => {
  it('requires an email address and a password [5.21]', () => {
    expect(loginProblem({ email: 'ann@example.com', password: 'x' })).toBeNull();
    expect(loginProblem({ email: 'ann@example.com', password: '' })).toBe('login_validate_error');
    expect(badEmails.map((email) => loginProblem({ email, password: 'x' }))).toEqual(
      badEmails.map(() => 'login_validate_error'),
    );
  });

  it('names every field that is wrong', () => {
    const fieldsOf = (email: string, password: string) =>
      loginProblems({ email, password }).map(({ field }) => field);
    expect(fieldsOf('ann@example.com', 'x')).toEqual([]);
    expect(fieldsOf('ann', 'x')).toEqual(['email']);
    expect(fieldsOf('ann@example.com', '')).toEqual(['password']);
    expect(fieldsOf('', '')).toEqual(['email', 'password']);
  });
});
