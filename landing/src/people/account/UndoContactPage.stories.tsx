import { type AnswerTo, held, lost, refused } from '../../../../web/test/stories/answers.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { press } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/login/undo?token=t';
const preview: AnswerTo<'get /auth/revert-contact'> = {
  field: 'email',
  restored: 'mira@wayfare.example',
  removed: 'other@wayfare.example',
  until: NOW + 86_400_000,
};
const shown = (more: Partial<typeof preview> = {}) => ({
  'get /auth/revert-contact': { ...preview, ...more },
});

stories('restoring a contact', {
  'before it': { at, answers: shown(), shows: 'contacts_undo_effect', primary: ['contacts_undo_confirm'] },
  'without a contact before': { at, answers: shown({ restored: null }), shows: 'contacts_undo_effect' },
  'with words of 60 letters': {
    at,
    answers: shown({ restored: `${LONG}@wayfare.example`, removed: `${LONG}@wayfare.example` }),
    shows: 'contacts_undo_effect',
  },
  'done, with another password next': {
    at,
    answers: { ...shown(), 'post /auth/revert-contact': { resetToken: 'r' } },
    shows: 'contacts_undo_password',
    act: (on) => press(on, 'contacts_undo_confirm'),
  },
  'while it is loading': { at, answers: { 'get /auth/revert-contact': held }, shows: 'loading' },
  'by a link that does not work': {
    at,
    answers: { 'get /auth/revert-contact': refused(404, 'link_invalid') },
    shows: 'link_invalid',
  },
  'without a network': { at, answers: { 'get /auth/revert-contact': lost }, shows: 'fetch_call_error' },
});
