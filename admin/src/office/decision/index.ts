import QuestionIcon from '@mui/icons-material/ForumOutlined';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';
import { textKey } from '../../frame/texts/useText.js';

export const decisionRequest = {
  list: lazyScreen(() => import('./DecisionRequestList.js'), 'DecisionRequestList'),
  show: lazyScreen(() => import('./DecisionRequestShow.js'), 'DecisionRequestShow'),
  icon: QuestionIcon,
  options: { label: textKey('panel_decision_request_name') },
  recordRepresentation: 'driver_name',
};
