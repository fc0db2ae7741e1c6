import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Card, CardContent, Typography } from '@mui/material';
import { SaveOwnData } from '@wayfare/web';
import { useNotify } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';

/** Export of the user's own data. Staff accounts are deleted by admins. */
export function OwnData() {
  const t = useText();
  const notify = useNotify();
  return (
    <Card component="section" aria-labelledby="own-data" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="own-data" component="h2" variant="h6">
          {t('account_data')}
        </Typography>
        <Typography sx={{ my: 1 }}>{t('account_data_text')}</Typography>
        <SaveOwnData
          icon={<DownloadIcon />}
          onError={(error) => notify((error as Error).message, { type: 'error' })}
        >
          {t('account_export')}
        </SaveOwnData>
      </CardContent>
    </Card>
  );
}
