import { rider } from '../../../test/business.js';
import { stories } from '../../../test/stories.js';

const at = '/no-such-page';

stories('an address without a page', {
  'to a stranger': { at, shows: 'site_not_found' },
  'to a rider': { at, user: rider, shows: 'site_not_found' },
});
