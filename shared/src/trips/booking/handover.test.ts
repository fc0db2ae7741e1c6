import { defaultSettings } from '../../basics/settings/settings.schema.js';
import { usertypes } from '../../people/user/user.schema.js';
import { givenProof, type Handover, handoverSummary, handoverWaysOf } from './handover.js';

const handover: Handover = { ways: ['code', 'photo'], code: '12345', proof: null, failure: null };

it('the settings decide which proofs count', () => {
  expect(handoverWaysOf(defaultSettings)).toEqual(['code']);
  expect(handoverWaysOf({ handoverCode: false, handoverSignature: true, handoverPhoto: true })).toEqual([
    'signature',
    'photo',
  ]);
});

it('a proof counts only if it is allowed, and a right code comes first', () => {
  const none = { code: false, signature: false, photo: false };
  expect(givenProof(handover, none)).toBeNull();
  expect(givenProof(handover, { ...none, signature: true })).toBeNull();
  expect(givenProof(handover, { ...none, photo: true })).toBe('photo');
  expect(givenProof(handover, { code: true, signature: true, photo: true })).toBe('code');
});

it('only the sender and admins see the code', () => {
  expect(usertypes.filter((role) => 'code' in handoverSummary(handover, role))).toEqual(['rider', 'admin']);
});
