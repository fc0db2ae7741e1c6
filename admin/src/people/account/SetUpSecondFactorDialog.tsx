import { Box, TextField, Typography } from '@mui/material';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { CodeInput, PasswordInput } from './ProofInputs.js';
import { QrCode } from './QrCode.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';
import { StepDialog } from './StepDialog.js';

/** Sets up a second factor: password, QR code and first code, recovery codes. */
export function SetUpSecondFactorDialog(props: { onClose: () => void; onEnabled: () => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={props.onClose} />;
  if (!enrolment) {
    return (
      <StepDialog
        title={t('account_second_factor_begin')}
        action={t('account_second_factor_continue')}
        onSubmit={async () => setEnrolment(await call.post('/auth/me/second-factor', { body: { password } }))}
        onClose={props.onClose}
      >
        <PasswordInput value={password} onChange={setPassword} />
      </StepDialog>
    );
  }
  return (
    <StepDialog
      key="confirm"
      title={t('account_second_factor_begin')}
      action={t('account_second_factor_turn_on')}
      onSubmit={async () => {
        const confirmed = await call.post('/auth/me/second-factor/confirm', {
          body: {
            code,
          },
        });
        setRecoveryCodes(confirmed.recoveryCodes);
        props.onEnabled();
      }}
      onClose={props.onClose}
    >
      <Typography>{t('account_second_factor_scan')}</Typography>
      <Box sx={{ textAlign: 'center' }}>
        <QrCode text={enrolment.uri} label={t('account_second_factor_qr')} />
      </Box>
      <TextField
        label={t('account_second_factor_key')}
        value={enrolment.secret.match(/.{1,4}/g)?.join(' ') ?? ''}
        multiline
        slotProps={{
          input: { readOnly: true },
          htmlInput: { dir: 'ltr', style: { fontFamily: 'monospace' } },
        }}
      />
      <CodeInput label={t('account_second_factor_first_code')} value={code} onChange={setCode} />
    </StepDialog>
  );
}
