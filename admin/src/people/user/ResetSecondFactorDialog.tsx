import { Typography } from '@mui/material';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';
import { CodeInput, PasswordInput } from '../account/ProofInputs.js';
import { StepDialog } from '../account/StepDialog.js';

/**
 * Turns off another user's second factor. Requires the admin's own password and, if the admin has a
 * second factor, a code.
 */
export function ResetSecondFactorDialog(props: {
  person: { id: string; name: string };
  onClose: () => void;
}) {
  const { id, name } = props.person;
  const t = useText();
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <StepDialog
      title={t('account_second_factor_reset_named', { name })}
      action={t('account_second_factor_reset')}
      isDangerous
      onSubmit={async () => {
        await call.post('/users/{id}/second-factor/reset', { path: { id }, body: { password, code } });
        notify(textKey('account_second_factor_reset_done'), { type: 'success' });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <Typography>{t('account_second_factor_reset_text', { name })}</Typography>
      <PasswordInput value={password} onChange={setPassword} />
      <CodeInput label={t('account_second_factor_reset_own_code')} value={code} onChange={setCode} />
    </StepDialog>
  );
}
