import { stories } from '../../../test/stories.js';
import { rider } from '../../../test/business.js';

const at = '/privacy-policy';

stories('the privacy policy', {
  'to a stranger': { at, shows: 'site_privacy_policy' },
  'to a rider': { at, user: rider, shows: 'site_privacy_policy' },
});
