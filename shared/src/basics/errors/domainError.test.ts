import {
  conflict,
  DomainError,
  forbidden,
  invalid,
  notFound,
  notSignedIn,
  unavailable,
} from './domainError.js';

describe('DomainError', () => {
  it('carries its key and HTTP status', () => {
    const errors = [invalid('select_proper'), notSignedIn(), forbidden(), notFound(), conflict()];
    expect(errors.map((error) => [error.key, error.status])).toEqual([
      ['select_proper', 400],
      ['not_logged_in', 401],
      ['forbidden', 403],
      ['not_found', 404],
      ['wrong_state', 409],
    ]);
    expect(errors.every((error) => error instanceof DomainError && error instanceof Error)).toBe(true);
  });

  it('keeps the cause of an outage for the log', () => {
    const cause = new Error('the database is away');
    expect(unavailable('settings_error', cause)).toMatchObject({ key: 'settings_error', status: 503, cause });
  });

  it('names the fields that are invalid', () => {
    expect(invalid('validation_error', { email: 'proper_email' }).fields).toEqual({ email: 'proper_email' });
  });
});
