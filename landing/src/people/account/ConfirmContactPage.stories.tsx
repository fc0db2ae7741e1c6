import { refused } from '../../../../web/test/stories/answers.js';
import { ownAnswers, rider } from '../../../test/business.js';
import { press } from '../../../test/fields.js';
import { type Story, stories } from '../../../test/stories.js';

const at = '/login/contact?token=t';
const confirmed = (
  answer: NonNullable<Story['answers']>['post /auth/confirm-contact'],
  shows: Story['shows'],
) =>
  ({
    at,
    answers: { ...ownAnswers(rider), 'post /auth/confirm-contact': answer },
    shows,
    act: (on) => press(on, 'contacts_confirm_email'),
  }) satisfies Story;

stories('confirming a contact', {
  'before it': { at, shows: 'contacts_confirm_text', primary: ['contacts_confirm_email'] },
  'of someone who is not signed in': confirmed({ ok: true, renewed: null }, 'account_to_login'),
  'of someone who is': confirmed({ ok: true, renewed: rider }, 'account_to_profile'),
  'by a link that does not work': confirmed(refused(404, 'link_invalid'), 'link_invalid'),
});
