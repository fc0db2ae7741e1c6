import { refused } from '../../../../web/test/stories/answers.js';
import { press, type } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';

const at = '/login/reset';

stories('choosing another password', {
  'with a link that does not work': {
    at,
    shows: 'link_invalid',
    primary: ['account_to_login'],
  },
  'marks a password that is too weak': {
    at: `${at}?token=t`,
    shows: 'account_reset_text',
    async act(on) {
      await press(on, 'account_reset_save');
      await on.settled();
      const [password] = document.querySelectorAll('[aria-invalid=true]');
      expect(document.activeElement).toBe(password);
    },
  },
  'with a link that was used before': {
    at: `${at}?token=t`,
    answers: { 'post /auth/reset-password': refused(404, 'link_invalid') },
    shows: 'link_invalid',
    async act(on) {
      await type(on, 'account_password', 'secret12345');
      await press(on, 'account_reset_save');
    },
  },
});
