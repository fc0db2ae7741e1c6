import { defaultSettings } from '../../basics/settings/defaultSettings.js';
import { usertypes } from '../../people/user/user.schema.js';
import { demandedWays, givenProof, type Handover, handoverSummary, handoverWaysOf } from './handover.js';

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

it('the proof that an option was sold with counts alone, before that of the parcel type and the settings', () => {
  const settings = { handoverCode: true, handoverSignature: false, handoverPhoto: true };
  const extra = (proof?: 'signature' | 'photo') => ({
    description: 'Sold',
    amount: 1.5,
    proof: proof ?? null,
  });
  const none = { parcelTypeSelected: null, optionSelected: null };
  expect(demandedWays(none, settings)).toEqual(['code', 'photo']);
  expect(demandedWays({ ...none, optionSelected: extra('signature') }, settings)).toEqual(['signature']);
  const both = { parcelTypeSelected: extra('photo'), optionSelected: extra('signature') };
  expect(demandedWays(both, settings)).toEqual(['signature']);
  expect(demandedWays({ ...both, optionSelected: extra() }, settings)).toEqual(['photo']);
});
