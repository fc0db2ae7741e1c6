import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Withdraw } from '@wayfare/shared';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { textKey, useText } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';

/** Marks a request as paid out (rule 2.41). */
export function ProcessButton({ withdraw }: { withdraw: Withdraw }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'withdraws', action: 'edit', record: withdraw });
  const process = useMutation({
    mutationFn: () => provider.processWithdraw(withdraw.id),
    onSuccess: () => notify(textKey('panel_withdraw_processed'), { type: 'success' }),
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['withdraws'] }),
  });
  if (!canAccess) return null;
  const label = t('panel_process_withdraw', { name: withdraw.name });
  return (
    <Tooltip title={label}>
      {/* A disabled button tells the tooltip nothing; what stands around it does. */}
      <span>
        <IconButton
          size="small"
          color="success"
          aria-label={label}
          disabled={withdraw.processed || process.isPending}
          onClick={() => process.mutate()}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
