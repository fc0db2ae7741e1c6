import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Card, CardContent, Typography } from '@mui/material';
import type { StepUpState } from '@wayfare/shared';
import { provenFirst } from '@wayfare/shared/web';
import { useNotify } from 'react-admin';
import { useText } from '../language/useText.js';
import { API_URL, apiGet } from '../providers/api.js';
import { stepUpGate } from '../providers/stepUpGate.js';

const EXPORT_URL = `${API_URL}/users/me/export`;

const isFresh = async () => (await apiGet<StepUpState>('auth/step-up')).isFresh;

/** What is kept of oneself, to be taken along. Accounts of the business are removed by its admins. */
export function OwnData() {
  const t = useText();
  const notify = useNotify();
  /** The browser saves the file itself: the proof it needs is asked for before. */
  const download = async () => {
    try {
      if (await provenFirst(stepUpGate, isFresh)) window.location.assign(EXPORT_URL);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Card component="section" aria-labelledby="own-data" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="own-data" component="h2" variant="h6">
          {t('account_data')}
        </Typography>
        <Typography sx={{ my: 1 }}>{t('account_data_text')}</Typography>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          href={EXPORT_URL}
          download
          onClick={(event) => {
            event.preventDefault();
            void download();
          }}
        >
          {t('account_export')}
        </Button>
      </CardContent>
    </Card>
  );
}
