import { Chip } from '@mui/material';
import { type DecisionRequest, isDecisionOverdue } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useText } from '../../frame/texts/useText.js';

/** Whether a request is open, overdue or answered. */
export function DecisionRequestState({ request }: { request: DecisionRequest }) {
  const t = useText();
  const now = serverNow(useNow(60_000));
  const isOverdue = isDecisionOverdue(request, now);
  return (
    <Chip
      size="small"
      color={isOverdue ? 'error' : request.isOpen ? 'warning' : 'default'}
      variant={request.isOpen ? 'filled' : 'outlined'}
      label={t(
        isOverdue ? 'panel_decision_overdue' : request.isOpen ? 'panel_decision_open' : 'decisions_answered',
      )}
    />
  );
}
