import { refused } from '../../../../web/test/stories/answers.js';
import { press, type } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';

const at = '/login/setup#token';

stories('creating the first admin', {
  'with the printed link': { at, shows: 'setup_admin_text', primary: ['setup_admin_create'] },
  'without the token of the link': {
    at: '/login/setup',
    shows: 'setup_link_help',
    primary: ['account_to_login'],
  },
  'marks what is missing': {
    at,
    shows: 'setup_admin_text',
    async act(on) {
      await press(on, 'setup_admin_create');
      await on.settled();
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    },
  },
  'with a link that was used before': {
    at,
    answers: { 'post /setup/admin': refused(404, 'link_invalid') },
    shows: 'setup_link_help',
    async act(on) {
      await type(on, 'account_first_name', 'Rosa');
      await type(on, 'account_last_name', 'Lima');
      await type(on, 'account_email', 'rosa@wayfare.example');
      await type(on, 'account_password', 'secret12345');
      await press(on, 'setup_admin_create');
    },
  },
});
