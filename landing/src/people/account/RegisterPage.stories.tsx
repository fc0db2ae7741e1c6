import { type AnswerTo, held, refused } from '../../../../web/test/stories/answers.js';
import { expectWrong, fieldOf, press, type } from '../../../test/fields.js';
import { type StoryPage, stories } from '../../../test/stories.js';

const at = '/register';

async function fill(on: StoryPage): Promise<void> {
  await type(on, 'account_first_name', 'Mira');
  await type(on, 'account_last_name', 'Okafor');
  await type(on, 'account_email', 'mira@wayfare.example');
  await type(on, 'account_password', 'secret12345');
  await type(on, 'account_mobile', '2125550101');
}

stories('registering', {
  'as a rider': { at, shows: 'account_register_title', primary: ['account_register'] },
  'as a driver': {
    at: `${at}?as=driver`,
    shows: 'account_register_driver_title',
    primary: ['account_register'],
  },
  'marks all fields that are empty at once, and the first has the focus': {
    at,
    settings: { requireLastName: true },
    shows: 'account_register_title',
    async act(on) {
      await press(on, 'account_register');
      await on.settled();
      const marked = [...document.querySelectorAll('[aria-invalid=true]')];
      const labels = ['account_first_name', 'account_last_name', 'account_email'] as const;
      expect(marked).toEqual([
        ...labels.map((label) => fieldOf(on, label)),
        fieldOf(on, 'account_password'),
        fieldOf(on, 'account_mobile'),
      ]);
      expect(document.activeElement).toBe(marked[0]);
    },
  },
  'as a driver without a license goes to its field': {
    at: `${at}?as=driver`,
    shows: 'license_image_required',
    async act(on) {
      await fill(on);
      await press(on, 'account_register');
      await on.settled();
      const [license] = document.querySelectorAll('[aria-invalid=true]');
      expect(license?.getAttribute('type')).toBe('file');
      expect(document.activeElement).toBe(license);
    },
  },
  'with an address that has an account keeps what was typed, and goes back to it': {
    at,
    answers: { 'post /user_signup': refused(409, 'user_exists') },
    shows: 'user_exists',
    async act(on) {
      await fill(on);
      await press(on, 'account_register');
      await expectWrong(on, { account_email: 'user_exists' });
      expect(fieldOf(on, 'account_first_name').value).toBe('Mira');
      expect(fieldOf(on, 'account_password').value).toBe('secret12345');
      expect(fieldOf(on, 'account_mobile').value).toBe('2125550101');
    },
  },
});

const complete = `${at}?complete`;
const known: AnswerTo<'get /auth/social/completion'> = {
  provider: 'google',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: 'mira@wayfare.example',
};
stories('completing an account after another service signed its user in', {
  'with what the service knows': {
    at: complete,
    answers: { 'get /auth/social/completion': known },
    shows: 'account_complete_text',
    primary: ['account_complete'],
  },
  'marks what is missing': {
    at: complete,
    answers: { 'get /auth/social/completion': { ...known, firstName: '', email: null } },
    shows: 'account_complete_text',
    async act(on) {
      await press(on, 'account_complete');
      await on.settled();
      expect(document.activeElement).toBe(fieldOf(on, 'account_first_name'));
    },
  },
  'while it is loading': {
    at: complete,
    answers: { 'get /auth/social/completion': held },
    shows: 'account_complete_title',
  },
  'with nothing to complete': {
    at: complete,
    answers: { 'get /auth/social/completion': refused(404, 'not_found') },
    shows: 'not_found',
    primary: ['account_to_login'],
  },
});
