import { type AnswerTo, held, lost, refused } from '../../../../web/test/stories/answers.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/login/proposal?token=t';
const proposal: AnswerTo<'get /auth/contact-proposal'> = {
  changes: [
    { field: 'email', from: 'mira@wayfare.example', to: 'other@wayfare.example' },
    { field: 'mobile', from: '+12125550101', to: null },
  ],
  at: NOW - 3_600_000,
  expiresAt: NOW + 86_400_000,
};
const answers = (given: typeof proposal) => ({ 'get /auth/contact-proposal': given });

stories('a proposed change of contacts', {
  'of both': { at, answers: answers(proposal), shows: 'contacts_proposal_title' },
  'with words of 60 letters': {
    at,
    answers: answers({
      ...proposal,
      changes: [{ field: 'email', from: null, to: `${LONG}@wayfare.example` }],
    }),
    shows: 'contacts_proposal_title',
  },
  'while it is loading': { at, answers: { 'get /auth/contact-proposal': held }, shows: 'loading' },
  'by a link that does not work': {
    at,
    answers: { 'get /auth/contact-proposal': refused(404, 'link_invalid') },
    shows: 'link_invalid',
  },
  'without a network': { at, answers: { 'get /auth/contact-proposal': lost }, shows: 'fetch_call_error' },
});
