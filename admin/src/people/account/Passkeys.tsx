import { Card, CardContent, Typography } from '@mui/material';
import { Passkeys as SharedPasskeys } from '@wayfare/web/passkey';
import { useNotify } from 'react-admin';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** The passkeys of the signed-in user. */
export function Passkeys() {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const notify = useNotify();
  return (
    <Card component="section" aria-labelledby="passkeys" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="passkeys" component="h2" variant="h6" gutterBottom>
          {t('account_passkeys')}
        </Typography>
        <SharedPasskeys
          text={t}
          date={format.dateTime}
          notify={(text, type) => notify(text, { type })}
          errorText={errorText}
        />
      </CardContent>
    </Card>
  );
}
