import { Card, CardContent, Typography } from '@mui/material';
import { type PasskeyHttp, Passkeys as SharedPasskeys } from '@wayfare/shared/web/passkey';
import { useNotify } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import { apiGet, apiSend } from '../providers/api.js';

const http: PasskeyHttp = {
  get: apiGet,
  post: (path, body) => apiSend('POST', path, body),
  put: (path, body) => apiSend('PUT', path, body),
  delete: (path) => apiSend('DELETE', path),
};

/** The passkeys of the signed-in user. */
export function Passkeys() {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  return (
    <Card component="section" aria-labelledby="passkeys" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="passkeys" component="h2" variant="h6" gutterBottom>
          {t('account_passkeys')}
        </Typography>
        <SharedPasskeys
          http={http}
          t={t}
          date={format.dateTime}
          say={(text, type) => notify(text, { type })}
          textOf={(error) => (error instanceof Error && error.message) || t('update_failed')}
        />
      </CardContent>
    </Card>
  );
}
