import ResetIcon from '@mui/icons-material/LockResetOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { fullName, type User } from '@wayfare/shared';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const ResetSecondFactorDialog = lazyDialog(
  async () => (await import('./ResetSecondFactorDialog.js')).ResetSecondFactorDialog,
);

/**
 * Lets an admin turn off the lost second factor of another admin or fleet admin; `small` in a table's row.
 */
export function ResetSecondFactor({ small = false }: { small?: boolean }) {
  const person = useRecordContext<User>();
  const { user, settings } = useSession();
  const mayReset = useStaffMay();
  const notify = useNotify();
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  // Users turn off their own second factor in the profile, with a code.
  if (!person || !mayReset || person.id === user.id) return null;
  const name = fullName(person);
  const open = () => {
    if (settings.AllowCriticalEditsAdmin) setIsOpen(true);
    else notify(textKey('demo_mode'), { type: 'warning' });
  };
  return (
    <>
      {small ? (
        <Tooltip title={t('account_second_factor_reset')}>
          <IconButton
            size="small"
            aria-label={t('account_second_factor_reset_named', { name })}
            onClick={open}
          >
            <ResetIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" color="error" onClick={open}>
          {t('account_second_factor_reset')}
        </Button>
      )}
      {isOpen && (
        <ResetSecondFactorDialog person={{ id: person.id, name }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
