import { ApiError, errorKey, errorOfAnswer, isRefusal } from './ApiError.js';

it('reads the key, the message and the texts for fields from a refusal', () => {
  const error = errorOfAnswer(400, {
    error: 'validation_error',
    message: 'Check the fields.',
    errors: { email: 'Invalid' },
    booking: 'b1',
  });
  expect(error).toMatchObject({ key: 'validation_error', status: 400, message: 'Check the fields.' });
  expect(error.fields).toEqual({ email: 'Invalid' });
  expect(error.booking).toBe('b1');
  // react-admin's forms look for the texts here.
  expect(Object.hasOwn(error, 'body')).toBe(true);
  expect(error.body.errors).toEqual({ email: 'Invalid' });
});

it('treats an answer without a key as an error of the server', () => {
  for (const answer of [null, {}, { error: 7 }]) {
    expect(errorOfAnswer(502, answer)).toMatchObject({ key: 'server_error', status: 502, message: '' });
  }
});

it('distinguishes refusals from failures that may pass', () => {
  const withStatus = (status: number) => new ApiError('server_error', status, '');
  expect([400, 404, 499].map((status) => isRefusal(withStatus(status)))).toEqual([true, true, true]);
  expect([0, 500, 503].map((status) => isRefusal(withStatus(status)))).toEqual([false, false, false]);
  expect(isRefusal(new Error('other'))).toBe(false);
  expect(errorKey(withStatus(500))).toBe('server_error');
  expect(errorKey(new Error('other'))).toBeUndefined();
});
