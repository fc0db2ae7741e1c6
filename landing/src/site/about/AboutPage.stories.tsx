import { stories } from '../../../test/stories.js';
import { rider } from '../../../test/business.js';

const at = '/about-us';

stories('the page about the business', {
  'to a stranger': { at, shows: 'site_about_us' },
  'to a rider': { at, user: rider, shows: 'site_about_us' },
});
