import ContactsIcon from '@mui/icons-material/ContactPhoneOutlined';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';
import { textKey } from '../../frame/texts/useText.js';

export const contactProposal = {
  list: lazyScreen(() => import('./ContactProposalList.js'), 'ContactProposalList'),
  icon: ContactsIcon,
  options: { label: textKey('panel_contact_proposal_name') },
};
