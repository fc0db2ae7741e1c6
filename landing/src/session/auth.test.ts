import type { User } from '@wayfare/shared';
import { type Auth, authAfter, signedOut } from './auth.js';

const info = { id: 'u1', firstName: 'Ada' } as User;
const asking: Auth = { ...signedOut, verificationId: 'v1', loading: true };

it('an attempt to sign in is under way until somebody is signed in [3.43, 4.50]', () => {
  const attempted = authAfter(signedOut, { type: 'attempted' });
  expect(attempted).toEqual({ ...signedOut, loading: true });
  expect(authAfter(attempted, { type: 'attempt-over' })).toEqual(signedOut);
  expect(authAfter(attempted, { type: 'signed-in', info })).toEqual({ ...signedOut, info });
});

it('a code sent is kept to verify it against, through the attempts with it [3.43]', () => {
  const sent = authAfter(asking, { type: 'code-sent', verificationId: 'v2' });
  expect(sent).toEqual({ ...signedOut, loading: true, verificationId: 'v2' });
  expect(authAfter(sent, { type: 'attempted' })).toMatchObject({ verificationId: 'v2', loading: true });
});

it('a refusal is kept with its flag set, as is that a mail is on its way [4.50, 4.53]', () => {
  const told = authAfter(asking, { type: 'told', message: 'A link is on its way.' });
  expect(told).toMatchObject({ error: { flag: true, message: 'A link is on its way.' } });
});

it('the next attempt begins without what the last one said', () => {
  const refused = authAfter(asking, { type: 'told', message: 'No.' });
  expect(authAfter(refused, { type: 'attempted' }).error).toEqual({ flag: false, message: null });
});

it('putting a message away forgets it and the code that was sent [4.52]', () => {
  const refused = authAfter(asking, { type: 'told', message: 'No.' });
  expect(authAfter(refused, { type: 'message-put-away' })).toEqual({ ...signedOut, loading: true });
});

it('signing out leaves nothing behind [4.51]', () => {
  const refused = authAfter({ ...asking, info }, { type: 'told', message: 'No.' });
  expect(authAfter(refused, { type: 'signed-out' })).toEqual(signedOut);
});
