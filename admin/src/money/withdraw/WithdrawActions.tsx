import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import FailIcon from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { payoutStatus, type Withdraw } from '@wayfare/shared';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import { FailPayoutDialog } from './FailPayoutDialog.js';
import { PayoutDialog } from './PayoutDialog.js';

/** The actions for a request: mark it as paid out (rule 2.41) or as failed, each after a dialog. */
export function WithdrawActions({ withdraw }: { withdraw: Withdraw }) {
  const t = useText();
  const [open, setOpen] = useState<'process' | 'fail' | null>(null);
  const { canAccess } = useCanAccess({ resource: 'withdraws', action: 'edit', record: withdraw });
  if (!canAccess) return null;
  const status = payoutStatus(withdraw);
  const close = () => setOpen(null);
  return (
    <>
      <Action
        label={t('panel_process_withdraw', { name: withdraw.name })}
        color="success"
        isDisabled={status !== 'requested'}
        onClick={() => setOpen('process')}
      >
        <CheckIcon fontSize="small" />
      </Action>
      <Action
        label={t('panel_fail_withdraw', { name: withdraw.name })}
        color="error"
        isDisabled={status === 'failed'}
        onClick={() => setOpen('fail')}
      >
        <FailIcon fontSize="small" />
      </Action>
      {open === 'process' && <PayoutDialog withdraw={withdraw} onClose={close} />}
      {open === 'fail' && <FailPayoutDialog withdraw={withdraw} onClose={close} />}
    </>
  );
}

function Action({
  label,
  color,
  isDisabled,
  onClick,
  children,
}: {
  label: string;
  color: 'success' | 'error';
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      {/* A disabled button sends the tooltip no events; its wrapper does. */}
      <span>
        <IconButton size="small" color={color} aria-label={label} disabled={isDisabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
