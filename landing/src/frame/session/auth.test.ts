import type { User } from '@wayfare/shared';
import { type Auth, authAfter, signedOut } from './auth.js';

const info = { id: 'u1', firstName: 'Ada' } as User;
const asking: Auth = { ...signedOut, verificationId: 'v1', loading: true };

it('a sign-in attempt lasts until the user is signed in [3.43, 4.50]', () => {
  const attempted = authAfter(signedOut, { type: 'attempted' });
  expect(attempted).toEqual({ ...signedOut, loading: true });
  expect(authAfter(attempted, { type: 'attempt-over' })).toEqual(signedOut);
  expect(authAfter(attempted, { type: 'signed-in', info })).toEqual({ ...signedOut, info });
});

it('the verification id of a sent code is kept during later attempts [3.43]', () => {
  const sent = authAfter(asking, { type: 'code-sent', verificationId: 'v2' });
  expect(sent).toEqual({ ...signedOut, loading: true, verificationId: 'v2' });
  expect(authAfter(sent, { type: 'attempted' })).toMatchObject({ verificationId: 'v2', loading: true });
});

it('a refusal is stored with its flag set, and so is the notice of a sent email [4.50, 4.53]', () => {
  const shown = authAfter(asking, { type: 'message-shown', message: 'A link is on its way.' });
  expect(shown).toMatchObject({ error: { flag: true, message: 'A link is on its way.' } });
});

it('the next attempt starts without the previous message', () => {
  const refused = authAfter(asking, { type: 'message-shown', message: 'No.' });
  expect(authAfter(refused, { type: 'attempted' }).error).toEqual({ flag: false, message: null });
});

it('closing a message clears it and the code that was sent [4.52]', () => {
  const refused = authAfter(asking, { type: 'message-shown', message: 'No.' });
  expect(authAfter(refused, { type: 'message-put-away' })).toEqual({ ...signedOut, loading: true });
});

it('signing out clears everything [4.51]', () => {
  const refused = authAfter({ ...asking, info }, { type: 'message-shown', message: 'No.' });
  expect(authAfter(refused, { type: 'signed-out' })).toEqual(signedOut);
});
