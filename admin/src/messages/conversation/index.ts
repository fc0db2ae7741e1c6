import ConversationIcon from '@mui/icons-material/ForumOutlined';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';
import { textKey } from '../../frame/texts/useText.js';

export const conversation = {
  list: lazyScreen(() => import('./ConversationList.js'), 'ConversationList'),
  show: lazyScreen(() => import('./ConversationShow.js'), 'ConversationShow'),
  icon: ConversationIcon,
  options: { label: textKey('panel_conversation_name') },
  recordRepresentation: 'name',
};
