import { type Answers, type AnswerTo, held, refused } from '../../../../web/test/stories/answers.js';
import { driver, rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { press, type } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile';
const session = (
  id: string,
  isCurrent: boolean,
  device: string | null,
): AnswerTo<'get /auth/sessions'>[number] => ({
  id,
  kind: 'browser',
  device,
  startedAt: NOW - 86_400_000,
  isCurrent,
});
const answers: Answers = {
  'get /auth/sessions': [session('s1', true, 'Firefox on Linux'), session('s2', false, null)],
  'get /auth/me/passkeys': {
    address: 'wayfare.example',
    passkeys: [{ id: 'k1', name: 'Phone', createdAt: NOW - 86_400_000, lastUsedAt: NOW, isSynced: true }],
  },
  'get /auth/me/contact-changes': [
    { field: 'email', value: 'new@wayfare.example', expiresAt: NOW + 3_600_000 },
  ],
};
const few: Answers = {
  'get /auth/sessions': [session('s1', true, null)],
  'get /auth/me/passkeys': { address: null, passkeys: [] },
  'get /auth/me/contact-changes': [],
};
const bare = {
  email: null,
  mobile: null,
  referralId: null,
  ratings: null,
  bonusBalance: 0,
  walletBalance: 0,
};

stories('a profile', {
  'of a rider, with every field': { at, user: rider, answers, shows: 'account_personal' },
  'of a driver, with every field': {
    at,
    user: { ...driver, payoutHeldUntil: NOW + 86_400_000, contactHeldUntil: NOW + 86_400_000 },
    answers,
    shows: 'account_vehicle',
  },
  'of a rider, with few fields': { at, user: { ...rider, ...bare }, answers: few, shows: 'account_personal' },
  'of a driver before the approval': {
    at,
    user: {
      ...driver,
      ...bare,
      approved: false,
      vehicleMake: null,
      vehicleModel: null,
      vehicleColor: null,
      vehicleNumber: null,
      carType: null,
      bankName: null,
      bankCode: null,
      bankAccount: null,
    },
    answers: { ...few, 'get /drivers/{id}/onboarding': held },
    shows: 'account_vehicle',
  },
  'with words of 60 letters': {
    at,
    user: {
      ...driver,
      firstName: LONG,
      lastName: LONG,
      email: `${LONG}@wayfare.example`,
      vehicleMake: LONG,
      carType: LONG,
      needs: ['wheelchair', 'childSeat', 'pets', 'femaleDriver'],
      referralId: LONG,
    },
    answers: {
      'get /auth/sessions': [session('s1', true, LONG)],
      'get /auth/me/passkeys': {
        address: 'wayfare.example',
        passkeys: [{ id: 'k1', name: LONG, createdAt: NOW, lastUsedAt: null, isSynced: false }],
      },
      'get /auth/me/contact-changes': [
        { field: 'email', value: `${LONG}@wayfare.example`, expiresAt: NOW + 3_600_000 },
      ],
    },
    shows: 'account_personal',
  },
  'while its parts are loading': {
    at,
    user: rider,
    answers: {
      'get /auth/sessions': held,
      'get /auth/me/passkeys': held,
      'get /auth/me/contact-changes': held,
    },
    shows: 'account_personal',
  },
  'when its parts could not be loaded': {
    at,
    user: rider,
    answers: {
      'get /auth/sessions': refused(503, 'server_busy'),
      'get /auth/me/passkeys': refused(503, 'server_busy'),
      'get /auth/me/contact-changes': refused(503, 'server_busy'),
    },
    shows: 'site_load_error',
  },
  'marks a name that is missing': {
    at,
    user: rider,
    answers,
    shows: 'account_personal',
    async act(on) {
      await type(on, 'account_first_name', '');
      await press(on, 'save');
      await on.settled();
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    },
  },
  'before the account is deleted': {
    at,
    user: rider,
    answers,
    shows: 'account_remove_text',
    async act(on) {
      await press(on, 'account_remove');
      await on.settled();
    },
  },
});
