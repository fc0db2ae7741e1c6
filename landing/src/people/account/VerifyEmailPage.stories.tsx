import { held, lost, refused } from '../../../../web/test/stories/answers.js';
import { stories } from '../../../test/stories.js';

const at = '/login/verify?token=t';

stories('verifying an email address', {
  'that is right': { at, answers: { 'post /auth/verify-email': { ok: true } }, shows: 'account_verify_done' },
  'by a link that does not work': {
    at,
    answers: { 'post /auth/verify-email': refused(404, 'link_invalid') },
    shows: 'link_invalid',
  },
  'without a network': { at, answers: { 'post /auth/verify-email': lost }, shows: 'fetch_call_error' },
  'while it is being verified': { at, answers: { 'post /auth/verify-email': held }, shows: 'loading' },
});
