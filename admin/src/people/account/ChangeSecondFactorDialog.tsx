import { Typography } from '@mui/material';
import { type BodyOf, call } from '@wayfare/web/http';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { CodeInput, PasswordInput } from './ProofInputs.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';
import { StepDialog } from './StepDialog.js';

const operations = {
  disable: (body: Proof) => call.post('/auth/me/second-factor/disable', { body }),
  renew: (body: Proof) => call.post('/auth/me/second-factor/recovery-codes', { body }),
};
type Proof = BodyOf<'post', '/auth/me/second-factor/disable'>;

/** Turns the second factor off or creates new recovery codes. Both need password and code. */
export function ChangeSecondFactorDialog(props: {
  change: keyof typeof operations;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const isDisabling = props.change === 'disable';
  const title = t(isDisabling ? 'account_second_factor_turn_off' : 'account_second_factor_new_codes');

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={props.onClose} />;
  return (
    <StepDialog
      title={title}
      action={title}
      isDangerous={isDisabling}
      onSubmit={async () => {
        const answer = await operations[props.change]({ password, code });
        props.onChanged();
        if ('recoveryCodes' in answer) setRecoveryCodes(answer.recoveryCodes);
        else props.onClose();
      }}
      onClose={props.onClose}
    >
      <Typography>{t('account_second_factor_text')}</Typography>
      <PasswordInput value={password} onChange={setPassword} />
      <CodeInput label={t('account_second_factor_code')} value={code} onChange={setCode} />
    </StepDialog>
  );
}
