import { Card, CardContent, Typography } from '@mui/material';
import { SignIns as SharedSignIns } from '@wayfare/web/account';
import { useLogout, useNotify } from 'react-admin';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';

/** The user's sign-in sessions. */
export function SignIns() {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const notify = useNotify();
  const logout = useLogout();
  return (
    <Card component="section" aria-labelledby="sign-ins" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="sign-ins" component="h2" variant="h6">
          {t('account_sessions')}
        </Typography>
        <SharedSignIns
          text={t}
          date={format.dateTime}
          notify={(text, type) => notify(text, { type })}
          errorText={errorText}
          onEndedAll={() => logout()}
          failed={(_, retry) => <LoadFailed onRetry={retry} />}
        />
      </CardContent>
    </Card>
  );
}
