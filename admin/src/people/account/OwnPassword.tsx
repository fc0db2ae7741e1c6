import { Card, CardContent, TextField, Typography } from '@mui/material';
import { suggestedPasswords } from '@wayfare/shared';
import { ChangePassword, type NewPassword, passwordHints } from '@wayfare/web/account';
import { useLogout, useNotify } from 'react-admin';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';

/** Changes the user's own password. */
export function OwnPassword() {
  const t = useText();
  const errorText = useErrorText();
  const notify = useNotify();
  const logout = useLogout();
  const { settings } = useSession();
  return (
    <Card component="section" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('account_password')}
        </Typography>
        <ChangePassword
          rule={settings.passwordRule}
          text={t}
          errorText={errorText}
          onChanged={async () => {
            notify(t('account_password_changed'), { type: 'success' });
            await logout();
          }}
          renderField={(field) => <PasswordInput {...field} />}
        />
      </CardContent>
    </Card>
  );
}

function PasswordInput({ value, onChange, problem }: NewPassword) {
  const t = useText();
  const { settings } = useSession();
  return (
    <TextField
      label={t('account_password')}
      type="password"
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="new-password"
      error={Boolean(problem)}
      helperText={t(problem ?? passwordHints[settings.passwordRule])}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: 100, passwordrules: suggestedPasswords(settings.passwordRule) },
      }}
    />
  );
}
